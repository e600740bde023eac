/** Words by what a rule asks of them, those of all languages together. */
export const wordLists: Readonly<Record<string, string>> = {
  travels: `we with our my us i me were re ve wir mit unser unsere unserem unseren unserer mein meine meinem meinen meiner uns ich nous avec notre nos mon ma mes on je j me con nuestro nuestra nuestros nuestras mi mis somos vamos viajo viajamos soy nos conmigo noi siamo nostro nostra nostri nostre mio mia miei mie viaggio viaggiamo sono sommes sind seremos saremo travel travelling traveling hay il la voyageons voyage reisen reise reist dabei and plus und et y e + for für pour para per her his their seine ihre w the der kinder los las les i gli usa sitzt va ha a`,
  /** Beside a visit or after a refusal: what takes it back, or hangs it on something. */
  undoes: `closed shut sold full was were had went did if unless or but not no never nothing before after until till instead otherwise too rather except regret does
    geschlossen ausverkauft ausgebucht war waren hatte wenn falls ob oder aber nicht nie kein keine statt vor bis sonst ausser zu geht
    ferme fermee complet etait avait si ou mais pas jamais avant apres jusqu sauf ni sinon trop fait
    cierra cerrado cerrada agotado agotada estaba era fue o pero no nunca antes despues hasta sino salvo
    chiude chiuso chiusa esaurito esaurita stato se ma non mai prima dopo fino altrimenti`,
  /** Between a place and what it is. */
  copulas: `is are s looks sounds ist sind est sont c es son e è sono`,
  /** Of an interest, by its own name and not by one of its things. */
  ownNames: `art arts kunst arte museum museums museen musees museos musei museo musee shop shops shopping einkaufen compras history historic historical histoire historia historisch geschichte storia nature natur naturaleza natura nightlife nachtleben noche nocturna notturna nocturne architecture architektur arquitectura architettura photography photo photos photographie foto fotos fotografie fotografia beach beaches strand strande plage plages playa playas spiaggia spiagge sightseeing sehenswurdigkeit sehenswurdigkeiten adventure adventures abenteuer aventure aventura avventura food foodie essen ruin ruins ruinen ruines ruinas sights`,
  atPlaces: `at in on im in am auf bei a au aux en al alla allo nel nella`,
  origins: `from von vom de du des da dal dalla desde depuis del`,
  goals: `to nach zum zur bis a al alla au aux jusqu hasta fino`,
  allowed: `fine ok okay do instead passt geht gern gerne bene bien`,
  comesWith: `with mit avec con com samt mitsamt`,
  selves: `i me ich mir moi yo eu io`,
  ands: `and und et y e`,
  deniedParty: `not without nicht ohne sans pas sin senza sem no`,
  dinners: `dinner abendessen diner cena cenar cenare`,
  alternatives: `or oder ou o`,
  thans: `than als`,
  betters: `rather sooner prefer lieber eher`,
  fish: `fish fisch poisson poissons pescado pesce`,
  shells: `seafood sea meeresfruchte fruits mer marisco mariscos mar frutti mare`,
  beyond: `too zu trop demasiado demasiada demasiados demasiadas troppo troppa troppi troppe`,
  withThem: `with our my and a an mit unser unserem unserer unsere mein meinem einem einer eine und`,
  notSlept: `trip trips tour tours cruise table tables ticket tickets excursion ausflug gita visite visita`,
  along: `with mit avec con col coi`,
  tooMuch: `too zu trop demasiado demasiada demasiados demasiadas muy troppo troppa troppi troppe`,
  /** In many names of places. */
  common: `the of and de la le les el los las il lo gli i di del della dei delle da do dos das du des al am an der die den zu zum zur
    museum museo musee museums musei national restaurant trattoria osteria ristorante cafe caffe bar walk park parco parque
    market mercato mercado garden gardens square piazza plaza place platz church chiesa eglise kirche basilica basilika cathedral
    palace palazzo palais bridge ponte pont tower street via rue st san santa saint saints sant hotel old new great grand royal
    city town centre center house temple shrine castle gallery galleria beach island hill terrace fountain fontana fontaine
    fuente brunnen central centrale outer electric basilique cathedrale catedral musees chateau schloss castillo castello jardin
    jardins marche iglesia puente torre calle cappella chapelle capilla quartier quartiere barrio viertel dom brucke tor`,
  articles: `the le la les el los il lo l der die das`,
  /** Names that are words: without a capital they are no names. */
  ordinary: `bath nice split cork reading orange essen tours bury rust hell eden mass`,
  shelter: `rain rains raining rainy regen regnet regnerisch pluie pleut lluvia llueve pioggia piove wet schlechtwetter weather wetter temps tiempo tempo`,
  loving: `love loves adore adores liebe liebt lieben adorons adorent encanta encantan adoro adora ama amano amiamo`,
  pointing: `that this esa ese esta este diesem dem dieser cette ce quella quel questa questo`,
  pastWords: `was were had used war waren hatte hatten era eran fue tenia teniamos etait avait avions avevo avevamo`,
  reasons: `since because cos cause cuz coz as weil denn da car puisque comme parce porque como pues perche poiche siccome`,
  ifWords: `if when in should for on wenn falls bei fur si s se quand en cas cuando caso quando pour para per per`,
  /** Before why something is so, and nothing else. */
  whys: `because cos cuz since weil wegen denn da por porque per perche pour parce car puisque`,
  /** Words whose point does not end a sentence. */
  abbreviations: `ca nr no st mt dr mr ms av pl ev mo di mi do fr sa so approx appr erw inkl incl max min evtl bzw usw ggf tel pers std mon tue tues wed thu thur thurs fri sat sun lun mar mer mie jue jeu vie ven sam sab dim dom gio jan ene gen feb fev apr abr avr mai jun jul aug ago sep sept oct okt ott nov dec dez dic ave plz resp etc`,
  even: `even auch meme anche`,
  prams: `pram pushchair stroller buggy kinderwagen poussette carrito cochecito passeggino`,
  others: `other another anderer anderen anderem anderes autre otro otra altro altra`,
  joins: `of the a de del della dello dei di du des d la le el il von der des dem zu`,
  conditions: `if unless wenn falls qualora`,
  /** Words after "si" where it is a condition, and not "yes". */
  afterSi: `il on nous vous le la les c ca tu je possible jamais ma mon mes hace hay llueve llueva esta es se no el los las mi nos queda tenemos podemos da`,
  /** Words after the Italian "se" where it is a condition, and no pronoun. */
  afterSe: `c ce ci fa piove possibile il la non avanza si e è resta rimane mia mio i le lo`,
  hedges: `possible time feasible tiempo moglich possibile tempo posible geht passt faisable fattibile`,
  requests: `can could would will may konnt konnte konnten konnt kannst kann konnen wurdet pouvez pourriez peut peux pourrait podeis podrias podriais puede puedes podemos podriamos potete potreste possiamo potremmo puoi any is`,
  pastLikings: `loved liked enjoyed adored wanted gusto encanto gustaron encantaron piaciuto piaciuta piaciuti piaceva gefallen mochten liebten gefiel`,
  relatives: `that which who whose where que qui che cui dont welche welcher welches`,
  locative: `in bei en a au dans near from aus von`,
  pleases: `please pls plz bitte svp s porfa por per`,
  wills: `want wants will wollen quiere quieren queremos quiero veut veulent voulons veux vuole vogliono vogliamo voglio`,
  /** One visit, and seldom any of its kind: "mass", "the Ferris wheel". */
  oneThing: `mass messe misa messa riesenrad performance representation puppet puppets swim swimming tuffo heights hohe`,
  /** Before or in what says of whom a thing is: "the two of us", "para dos". */
  two: `two both para fur zu pour a in per dos zwei deux due les the nur nous noi`,
  /** Before why one goes to a place. */
  purposes: `for wegen fur pour para per`,
  /** After a kind: "museums about …". */
  about: `about uber zu sur sobre su sul sulla`,
  /** "Modern art" is not all art. */
  partOfArt: `modern contemporary conceptual abstract street religious renaissance moderne moderner zeitgenossische abstrakte contemporain abstrait moderno moderna contemporanea contemporaneo abstracto astratta urbano urban`,
  /** Before "person", "fan" or "on": how much one likes it is not whether. */
  much: `big huge massive major great keen riesen grosser grosse grand grande gran`,
  definite: `the el la lo il l der die das den dem zum zur im ins au al allo alla`,
  /** Before "11." where it is a day of the month. */
  beforeDates: `am den vom zum`,
  /** Words that may follow a day of the month; others are what a number counts. */
  afterDates: `por a al en para es y con hay tengo tenemos pour au on c a y et en il nous j je per alle e abbiamo ho di c di mattina sera matin soir`,
  /** Words for one thing of a town; of what there are many of, "the beach" and "the park" may be any. */
  single: `zoo castillo castle castello schloss chateau gondola gondel cathedral catedral cattedrale cathedrale dom kathedrale aquarium acuario acquario citadel fortress fortezza fortaleza festung synagogue sinagoga synagoge palace palacio palazzo palast palais`,
  /** Patterns of phrases, a space as "_". */
  tags: String.raw`\b(right|is_?n_t_(it|that)|are_?n_t_they|isnt_it|arent_they|is_it_true|(any_)?(opinions|thoughts|ideas)|yes_or_no|oder|oder_nicht|verdad|vero|giusto|n_est_ce_pas)$`,
  denyingOpenings: `^((it_s|its|it_is|it_isn_t|it_isnt)?_?not_that|(es_ist_)?nicht_(so_)?dass|(ce_n_est|c_est|ce_n|non)_pas_qu|no_es_que|non_e_che|non_è_che|not_only|nicht_nur|no_solo|non_solo)`,
  able: `^(can_do|can_manage|can_climb|can_handle|don_t_mind|dont_mind|no_problem|fine_with|ok_with|okay_with|kein_problem|schaffen_wir|pas_de_probl|sin_problema|nessun_problema)`,
  forThat: String.raw`^(for_(that|it|this)|dafür|pour_(ca|ça|cela)|para_(eso|ello)|per_(questo|quello))\b`,
  yearsOld: `^(years?_old|year_olds|year_old|yo|yr_old|jahrig|jahrige|jahriger|jahrigen|jahriges)$`,
  houses: `^(hotel|hostel|hostal|albergo|ostello|pension|pensione|auberge|airbnb|unser|our|notre|nuestro|nostro)`,
  clauseEnds: `and so because und weil denn et car y e porque perche but aber mais pero ma or oder ou o`,
  countedDays: `^(tag|abend|morgen|nachmittag|vormittag|mittag|nacht|woche|geburtstag|hochzeitstag|jan|feb|mar|apr|mai|jun|jul|aug|sep|okt|nov|dez)`,
  /** Words of names as they are shortened. */
  shortened: `mtn=mountain mt=mount sq=square pk=park st=street str=strasse pza=plaza`,
  /** Of one person, not of the trip. */
  aHead: String.raw`\b(each|per_person|per_head|a_head|pp|p_p|apiece|pro_person|pro_kopf|jeder|par_personne|par_tete|chacun|chacune|por_persona|por_cabeza|cada_uno|los_dos|a_testa|a_persona|per_persona|ciascuno|in_due)\b`,
  /** What was so. Words that may also say when ("before", "again") are not among them: who is allergic must not be asked twice. */
  former: String.raw`\b(used_to|not_any_?more|no_longer|fruher_war|nicht_mehr|ya_no|autrefois|ne_suis_plus|n_est_plus|prima_ero|prima_era|non_piu|non_sono_piu)\b`,
  firstPerson: `i me my we our ich bin wir sind meine je suis nous sommes soy somos sono siamo io noi`,
  /** Of somebody who does not come along. */
  staysAtHome: String.raw`\b((is|are|s|re|can|does|will|won)(_not|_t|n_t)_(coming|come|joining|join)|isnt_coming|not_coming|not_joining|stays_home|stays_at_home|kommt_(jetzt_)?(aber_)?(doch_)?nicht|nicht_dabei|bleibt_zu_hause|no_viene|no_vendra|ne_vient_pas|ne_viendra_pas|vient_pas|non_viene|non_verra|only_joins|nous_rejoint_seulement)\b`,
  pities: String.raw`\b(what_a_pity|a_pity|too_bad_that|schade|dommage|quel_dommage|que_pena|lastima|peccato)\b`,
  wholes: `whole entire complete ganzen komplett entier toute entero intero`,
}
