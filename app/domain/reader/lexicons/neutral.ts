/**
 * Words of each language that change nothing in what a clause says: beside them a wish is understood in full. Pronouns, joints,
 * auxiliary verbs, courtesies, who travels, words for the trip itself. Numbers, denials, comparisons, words of the past and of
 * degree are not among them.
 */
export const neutralWords: Readonly<Record<string, string>> = {
  en: `climb climbs climbing climbed full properly actual otherwise brief briefly personally private privately spare special local cosy cozy cute lively romantic charming pretty main remaining work works working business study studying student students semester retired retirement religious atheist surgery operated operation honeymooners straight directly choice squeeze squeezed pop drop hop grab catch check checking experience experiences atmosphere atmospheric vibe vibes view views telling tells tell recommended recommends suggested suggests knee knees hip hips ankle back leg legs foot feet am as an be been by can could did do does done had has have if in into is it its may me might my of off on onto or our out per shall she
    so such that their them there these they this those to up upon us was we were will with would you your yours he him his her hers herself himself
    themselves ourselves myself yourself i im id ill ive were weve well youd youre youll hes shes theyd theyll theyve theyre thats whats
    d ll ve re s t m st a the and at for from who whom which when where while because cos cuz since though although
    pls plz please thx thanks ty hi hiya hey hello yo oh ah um uh hmm ok okay lol haha xx x btw fyi imo tbh honestly actually basically really truly
    totally completely seriously simply just also too very so quite pretty rather extremely super especially particularly obviously obv obvs clearly
    certainly surely naturally perhaps maybe possibly probably hopefully ideally anyway anyhow somehow somewhere someplace something anything
    everything everywhere anywhere anyone everyone everybody someone somebody kind sort bit lot lots whole entire
    r u ur n w cant wont arent isnt dont doesnt didnt wouldnt couldnt shouldnt should must ought
    husband wife hubby wifey partner spouse boyfriend girlfriend fiance fiancee mate mates friend friends pal pals buddy buddies bestie family relatives
    mother father mum mom dad mummy mommy daddy mama papa parent parents sister brother sisters brothers sibling siblings aunt auntie uncle cousin cousins nephew niece
    grandma grandpa grandmother grandfather granny grandad granddad nan nana gran son daughter sons daughters kid kids child children boy boys girl girls
    teen teens teenager teenagers guy guys folks people person man woman men women couple group crew gang party lads ladies colleague colleagues
    trip trips holiday holidays vacation vacations journey travel travels travelling traveling traveller traveler travellers travelers tour stay visit visits
    visiting itinerary plan plans planned planning schedule day days week weeks weekend time times hour hours moment city town place places spot spots thing things stuff
    idea option options part parts way ways country first-time firsttimers newbies
    go goes going gonna come comes coming get gets getting got take takes taking make makes making give gives giving put puts putting bring brings bringing
    do does doing have having be being let lets keep keeps add include plan book find try trying see seeing look looking check show help tell know think
    guess say mean suppose feel hope wish need needs want wants love loves enjoy like prefer eat eats eating drink drinks drinking taste have dine dining
    travel visit spend spending use using start starts begin leave sit walk walking tired exhausted excited happy glad lovely nice nicely good great
    wonderful amazing beautiful fantastic awesome brilliant perfect cool best favourite favorite interesting fun fine ready able keen local proper famous
    typical traditional authentic real decent delicious tasty fresh nearby here there now then later today tomorrow soon finally always usually often mostly mainly generally
    normally sometimes together each both all every any some another other else own same one ones new big small young
    severe severely strict strictly terrible terribly bad badly sick allergic ill what how why mr mrs ms miss sir madam dear all hope bye regards cheers
    room rooms table tables seat seats ticket tickets dish dishes meal meals food restaurant cuisine
    celebrate celebrates celebrating celebrated passion fit fits fitting active even constantly whatsoever double couples again clear supposed hear heard running off needed require requires order absolutely definitely literally simply craving lunch break cooking watch watching meet meeting join joining joined accompany accompanies along alongside bothered throughout entire proper serious huge massive tiny slight whenever wherever however pm per-person speak speaks talk booked live lives living born based used-to originally first-timers newly busy suffers suffer suffering suffered needs managed manages manage struggle struggles struggling able unable due doctor orders favourite favorites dream dreams reason purpose main sole biggest keenest crazy mad constantly ever aged old older year years yr yrs month months turning age`,
  de: `steigen hochsteigen klettern besteigen hinauf rüber hinüber ganztags voll voller volle kurz kurze kurzen ausgiebig privat persönlich besonders besonderes besondere besonderen gemütliches studenten student studieren beruflich arbeit rentner pensioniert operiert operation freut freuen sonst ansonsten unterwegs programm reinschauen vorbeischauen vorbei schlendern spazieren anfangen angefangen beginnen losgehen starten atmosphäre stimmung knie hüfte rücken bein beine fuß füße knöchel ich du er sie es wir ihr mich dich ihn uns euch ihnen ihm mir dir sich man mein meine meinen meinem meiner meines dein deine sein seine seinen seinem seiner
    ihre ihren ihrem ihrer unser unsere unseren unserem unserer euer eure euren eurem der die das den dem des ein eine einen einem einer eines ne nen nem ner n s
    dies diese dieser diesen diesem dieses jene welche welcher solche und oder aber auch als wie wenn weil da dass ob damit denn sowie bzw
    in im ins an am ans auf aufs bei beim von vom zu zum zur mit für durch um über unter vor hinter neben zwischen aus nach pro gegen wegen
    bin bist ist sind seid hab habe hast hat haben habt wird werde werden werdet würde würden kann kannst können könnt könnte könnten muss müssen müsst
    soll sollen sollte sollten will willst wollen wollt möchte möchten möchtet mag mögen darf dürfen dürft lass lasst lassen gibt gibts geben
    geht gehts gehen gehe komme kommt kommen mache macht machen tun tut nehmen nimmt nehme sehen sieht sehe schauen anschauen ansehen angucken besuchen besuch besichtigen planen plant
    einplanen plane verplanen einbauen reinpacken bekommen kriegen krieg kriegt brauchen braucht brauche finden findet finde wissen weiß denke glaube hoffe hoffen freue freuen
    isst esse essen esst gegessen trinkt trinke trinken reisen reise fahren fahre fährt unternehmen verbringen nutzen sagen heißt halten
    bitte danke gern gerne gerner bitteschön hallo hi hey moin servus tach grüße lg ok okay ja jo naja ach oh haha übrigens
    sehr echt wirklich total voll ganz recht ziemlich richtig unheimlich besonders eigentlich einfach halt eben mal doch schon ja wohl vielleicht eventuell evtl möglichst
    unbedingt gerade jetzt dann danach davor dabei dazu davon dafür daher deshalb deswegen also so somit nämlich natürlich selbstverständlich klar sicher bestimmt
    hoffentlich leider zum glück immer meistens meist oft manchmal öfter heute morgen hier dort da drin drauf dran rum herum irgendwo irgendwas irgendwie etwas was alles alle allen
    beide beiden andere anderen anderer anderes eigene eigenen gleich zusammen gemeinsam selber selbst
    mann frau freund freundin freunde freunden partner partnerin kumpel mutter vater mama papa mami papi mutti vati eltern oma opa omi opi großeltern schwester bruder geschwister
    tochter sohn töchter söhne kind kinder kindern tante onkel cousin cousine neffe nichte enkel enkelin familie leute leuten mädels jungs kollegen kollege kollegin paar gruppe
    schwiegermutter schwiegervater schwiegereltern verlobte verlobter frauen männer
    urlaub reise reisen trip ausflug kurztrip städtetrip aufenthalt besuch wochenende tag tage tagen woche wochen zeit stunde stunden moment stadt ort orte orten platz sache sachen
    plan programm idee ding teil art weise mal rest
    schön schöne schönen schönes schöner toll tolle tollen super klasse prima gut gute guten gutes guter lecker leckeres leckere nett nette großartig wunderbar genial spannend interessant
    echte echten echtes authentisch typisch typische typischen lokale frisch frische frischen frischer neue neuen ersten groß große großen klein kleine kleinen
    starke stark schwer schwere schlimme müde fertig kaputt fürs übers hinterm vorm rein raus hin her los unterwegs dahin wohin woher wo wann warum wer wen wem herr
    stehen steht stehe aufstehen feiern feiert feiere fliegen fliegt fliege begleiten begleitet dabei mitkommen leidet leide leiden verzichten übernehmen erleben erlebt genießen ausprobieren probieren einkehren bummeln anstrengend wichtig wichtigste wunsch wünsche wünschen wünscht wunschliste traum träumen geplant reserviert schaffen schafft schaffe ertrage ertragen ganzen jeden sonntags aktuell momentan nochmal`,
  fr: `monter grimper gravir montons voulait voulaient voudrait voudraient commencez commencer commence commençons débuter débutez visiter visitons visite passer passons pleine plein entière entier court courte rapide rapidement privé privée personnellement spécial spéciale étudiants étudiant étudiante travail retraités retraité retraitée opéré opérée opération sinon autrement ambiance vite cause genou genoux hanche dos jambe jambes pied pieds cheville consacrée consacré longtemps je tu il elle on nous vous ils elles me te se lui leur leurs y en moi toi eux soi mon ma mes ton ta tes son sa ses notre nos votre vos le la les l un une des du de d au aux
    ce cet cette ces cela ça ca c qui que qu quoi dont où et ou mais donc or car si comme quand lorsque parce puisque afin pour par avec chez dans sur sous vers entre
    à a en contre pendant depuis avant après selon jusqu s n t m j
    suis es est sommes êtes sont serai sera serons seront serait ai as avons avez ont aura aurons aurait être avoir faire fais fait faisons faites font ferons
    vais va allons allez vont aller ira irons viens vient venons venez viennent venir prendre prend prenons prends mettre mettez met peut peux pouvons pouvez peuvent pouvoir
    veux veut voulons voulez veulent vouloir voudrais voudrait voudrions aimerais aimerait aimerions dois doit devons doivent faut faudrait voir voit vois voyons visiter visite visites
    découvrir profiter profite passer passe passons rester trouver chercher cherche cherchons manger mange mangeons mangent boire boit buvons goûter déguster voyager voyage voyageons
    organiser prévoir prévoyez mettez ajouter ajoutez inclure proposez proposer donnez donner savoir sais sait pense penser crois dire dis dit laisser laisse laissez
    merci svp stp s'il plaît plait bonjour bonsoir salut coucou hello ok oui ah oh eh ben bah hein lol mdr
    très trop vraiment bien super hyper assez plutôt tellement absolument surtout notamment surement sûrement certainement évidemment bien-sûr naturellement peut-être éventuellement
    idéalement simplement juste aussi encore alors donc puis ensuite après enfin voilà bref quand même sinon ici là là-bas toujours souvent parfois généralement plein tout toute tous toutes
    chaque quelque quelques quelqu chose choses autre autres même mêmes ensemble
    mari femme copain copine compagnon compagne conjoint ami amie amis amies pote potes mère père maman papa parents frère soeur sœur frères sœurs fils fille fils filles enfant enfants
    gamin gamine gamins gosse gosses ado ados petit petite petits petites bébé oncle tante cousin cousine neveu nièce grand-mère grand-père mamie papi papy belle-mère beau-père beaux-parents
    famille gens monde personne personnes groupe couple collègue collègues fiancé fiancée chéri chérie mec mecs nana
    voyage voyages vacances séjour week-end weekend escapade trip jour jours journée semaine temps heure moment ville endroit endroits lieu lieux coin truc trucs programme plan idée
    fois visite sortie reste fin
    bon bonne bons bonnes beau belle beaux belles joli jolie grand grande grands grandes chouette génial géniale sympa top parfait parfaite magnifique superbe délicieux typique typiques
    authentique local locale vrai vraie frais nouveau nouvelle premier première content contente contents ravis impatients fatigué fatigués fatiguée comment pourquoi combien quel quelle quels quelles
    monsieur madame déteste intolérante intolérant sévère
    accompagne accompagnent accompagnée depuis entier entière fête fêter fêtons fêtent fêtera célébrer célébrons besoin souhaite souhaitons souhaiterions rêve rêvons envie envies absolument tient tenons tiens adore adorons kiffe supporte supportons supporter permet permettre finalement carrément simplement autant marcher monter descendre rendre venue adorer prévu prévue`,
  es: `subir subimos subida escalar entrar entramos empezar empecéis empiece empezamos comenzar visitar visitamos pasar pasamos corta corto breve rápido rápida privado privada personalmente especial estudiantes estudiante trabajo jubilados jubilado jubilada operado operada operación ambiente vistas culpa rodilla rodillas cadera espalda pierna piernas pie pies tobillo yo tú tu él ella nosotros nosotras vosotros ellos ellas usted ustedes me te se le les lo la los las nos os mí ti mi mis tus su sus nuestro nuestra nuestros nuestras vuestro vuestra
    el un una unos unas del al de en a con por para sin sobre entre hacia ante bajo tras y e o u pero que qué quien quién como cómo cuando cuándo donde dónde cual porque pues si
    es son soy eres somos sois está están estoy estamos ser estar será serán sería he has ha hemos han haber hay habrá tengo tiene tienes tenemos tienen tener
    voy vas va vamos vais van ir iremos vengo viene venimos vienen venir hago hace hacemos hacen hacer haremos puedo puede podemos pueden poder podría podríamos podéis
    quiero quiere quieres queremos quieren querer quisiera querría queríamos querría debo debe deben hay ver ve vemos veo visitar visitamos visita ponme pon poned poner ponga
    meter meted mete incluir incluid incluye dar da dais dad dejar deja dejad llevar lleva llevad llevamos traer encontrar buscar buscamos probar probamos disfrutar pasar pasamos pasa
    comer come como comemos comen beber bebe bebemos bebo cenar desayunar viajar viajo viaja viajamos viajan saber sé sabe sabemos creo pienso decir digo dice espero esperamos
    gracias favor porfa porfavor porfi hola buenas buenos días ok vale venga oye ojo jaja jajaja eh ah oh uy bueno pues mira
    muy mucho mucha muchos muchas tan tanto bastante súper super realmente verdad verdaderamente absolutamente totalmente especialmente sobre todo sobretodo seguramente quizá quizás
    igual tal vez idealmente simplemente también además incluso así entonces luego después ahora aquí allí allá ahí siempre normalmente todo toda todos todas cada algún alguna algunos
    algunas algo alguien otro otra otros otras mismo misma mismos cosa cosas juntos
    marido mujer esposo esposa novio novia pareja chico chica amigo amiga amigos amigas madre padre mamá papá padres hermano hermana hermanos hermanas hijo hija hijos hijas niño niña
    niños niñas nene bebé tío tía primo prima primos sobrino sobrina abuelo abuela abuelos suegro suegra suegros nieto nieta nietos familia gente persona personas grupo compañeros
    viaje viajes vacaciones escapada finde fin semana semanas día dia días dias tiempo rato hora horas momento ciudad sitio sitios lugar lugares zona plan idea vez veces ruta programa resto tema parte
    bien bueno buena buenos buenas buen bonito bonita bonitos gran grande grandes pequeño pequeña genial estupendo perfecto perfecta rico rica ricos auténtico auténtica típico típica local
    mejor nuevo nueva primer primera contento cansados cansado cansada ilusión señor señora claro
    pequeños mayores d l grave graves severa
    necesito necesita necesitamos necesitan celebrar celebramos celebra celebran posible usar usamos comerse tomar tomamos tomarnos apetece apetecería hacía hagamos acompaña acompañan acompañado sueño sueña soñamos ganas importante imprescindible soporto soporta soportamos aguanto aguanta aguantamos realidad sinceramente literalmente encima duro camara lavabo reservar`,
  it: `salire saliamo scalare entrare entriamo iniziare cominciare visitare visitiamo passare passiamo breve veloce rapido rapida privato privata personalmente speciale studenti studente studentessa lavoro pensionati pensionato pensionata operato operata operazione atmosfera consigliato consigliata consigliati colpa ginocchio ginocchia anca schiena gamba gambe piede piedi caviglia io tu lui lei noi voi loro mi ti si ci vi lo la li le gli ne me te sé il i l un uno una d di del dello della dei degli delle al allo alla ai agli alle da dal dallo dalla dai dagli dalle
    in nel nello nella nei negli nelle su sul sullo sulla sui sugli sulle con per tra fra a ad e ed o od ma che chi cui quale quali quando dove come perché se anche pure quindi dunque così
    mio mia miei mie tuo tua suo sua suoi sue nostro nostra nostri nostre vostro vostra vostri questo questa questi queste quello quella quelli quelle quel ciò
    sono sei è siamo siete sia essere ho hai ha abbiamo avete hanno avere avrei avremmo sarà saranno sarebbe sarò stare sto sta stiamo stanno
    vado vai va andiamo andate vanno andare andremo vengo viene veniamo vengono venire faccio fai fa facciamo fate fanno fare faremo posso può possiamo possono potere potremmo potrebbe potete
    voglio vuole vuoi vogliamo vogliono volere vorrei vorremmo vorrebbe volevamo devo deve dobbiamo devono dovrebbe vedere vede vedo vediamo visitare visitiamo visita mettere mettete metti metteteci
    aggiungere aggiungete inserire includere dare dateci dammi lasciare lasciate portare portateci porto trovare cercare cerchiamo provare assaggiare godere passare passiamo mangiare mangia mangio mangiamo
    mangiano bere beve bevo beviamo cenare viaggiare viaggio viaggia viaggiamo sapere so sa sapete penso credo dire dico dice spero speriamo
    grazie prego favore cortesia ciao salve buongiorno buonasera ok va bene sì dai ah oh eh beh haha ahah insomma
    molto molta molti molte tanto tanta tanti tante davvero veramente proprio super assolutamente totalmente specialmente particolarmente soprattutto sicuramente certo certamente ovviamente
    naturalmente forse magari possibilmente idealmente semplicemente poi allora adesso ora qui qua lì là sempre spesso solitamente di solito tutto tutta tutti tutte ogni qualche qualcosa qualcuno
    altro altra altri altre stesso stessa insieme cosa cose
    marito moglie compagno compagna fidanzato fidanzata ragazzo ragazza ragazzi ragazze amico amica amici amiche madre padre mamma papà papa genitori fratello sorella fratelli sorelle figlio figlia figli figlie
    bimbo bimba bimbi bambino bambina bambini bambine zio zia cugino cugina cugini nipote nipoti nonno nonna nonni suocero suocera suoceri famiglia gente persona persone gruppo coppia colleghi
    viaggio viaggi vacanza vacanze gita giro weekend settimana giorno giorni giornata tempo ora ore momento città posto posti luogo luoghi zona piano idea volta volte programma resto parte fine
    bene buono buona buoni buone buon bello bella belli belle bei bellissimo bellissima grande grandi piccolo piccola piccoli fantastico perfetto ottimo ottima tipico tipica tipici autentico autentica
    locale vero vera nuovo nuova primo prima contenti felici stanchi stanco signore signora ecco
    c s n m dell nell all sull dall quell c'è l'ho grave gravi
    usa uso usiamo usare festeggiare festeggiamo festeggia serve servono bisogno accompagna accompagnano sogno sogna sogniamo voglia importante sopporto sopporta sopportiamo reggo regge reggiamo camminiamo girare giriamo assaggiare provare finalmente praticamente letteralmente intero intera visti interi prevedere previsto facciamoci ali stravede`,
}

/**
 * Words that tell a language, or stand among its small words, and change what a clause says where no phrase of the lexicon
 * holds them: denials, degrees, comparisons, words of the past.
 */
export const loadedWords: Readonly<Record<string, string>> = {
  en: `instead less least until till last later second same either after before back away without between last left once through
    little long few much many enough never not no only side used was were had did went came than unless except but however`,
  de: `nie niemals kaum selten wenig wenige weniger genug statt sondern trotzdem dagegen erst bis seit reicht reichen sparen mehr sonst war waren hatte hatten wäre
    wären letzte letzten nächste ohnehin obwohl außer ohne nicht kein keine keinen keiner nichts nur zwei drei abend museen kirchen wochen höchstens gewesen gehört frei wieder`,
  fr: `jamais rien aucun aucune moins trop assez sauf sans contrairement jusque jusqu depuis sinon peu déjà loin plus pas ne ni ou dernier dernière était étions avait
    glace musées églises soir deux trois dès lors seul seule seulement contre personne`,
  es: `nunca nadie ninguno ninguna menos jamás tampoco poco pocos poca bastante hasta desde último última sino fue era eran estuvo estaba había lado debajo museos iglesias carne
    comida excursión dos no ni nada sin más demasiado apenas solo sólo tarde noche mañana cuanto llevo`,
  it: `mai nessuno nessuna nessun meno troppo troppa poco poca neanche nemmeno abbastanza basta già fino oltre invece senza era erano stato lontano non né niente più solo musei chiese
    carne sera mare gita albergo due secondo ultimo prima visto vista visti mezzo quasi`,
}
