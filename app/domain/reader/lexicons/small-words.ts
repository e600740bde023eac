/** Words that join and colour a sentence and wish for nothing: beside them the reader knows what it reads. */
export const smallWords: Readonly<Record<string, string>> = {
  en: `about after again all along already also always another any anyone anything around away back because been before being both
    came come comes coming could day did done during else ever everyone everything everywhere first found four gets give goes going gonna
    good great have having here into itll ive just keep kind last later least less let lets like little long look made make makes many
    maybe mine more most much myself next nice okay once ones only other ours ourselves over part place places plan planned probably
    quite rather really same second sense should side since some something sometimes somewhere soon still stuff such sure take takes
    taking than thats then theyre thing things think this those though three through time times today together tomorrow towards trip
    until used using usually very want wants wasnt week weeks well went weve what when where which while whole will with within work
    would year years youre your yours obvs theres whos family everybody both each finally holiday vacation visit visiting travel
    travelling traveling here's she's he's it's lives left right own says means love loves afterwards either`,
  de: `alle allem allen aller alles also andere anderen anders auch auf aufs aus außerdem beide beiden beim bevor bin bis bisschen bist
    brauchen braucht dabei dafür daher damit dann daran darauf darum dass davon dazu deine dem denn deshalb dich diese diesem diesen
    dieser dieses dir doch dort durch eben eher eigentlich eins einfach einmal erst erste ersten etwa etwas euch euer finde finden findet
    find frau ganz ganze ganzen ganzer geben gegen gehen geht gehört genau genug gerade gewesen gleich ging halt heim heute hier hin hinter
    ihm ihn ihnen ihr ihre ihrem ihren immer indem ins insgesamt irgendwo irgendwie jede jedem jeder jedes jetzt kann kannst komme kommen
    kommt könnt könnte könnten leider letzte letzten machen macht mal manchmal mehr meinem meinen meistens mich müssen muss nachher nächste
    nämlich natürlich neben nen nie nochmal nun oben ohnehin paar reichen reicht reise reisen schön seid sein seine seinen seit selbst
    sicher siehe soll sollen sollte sollten sondern sonst sowie tage tagen trotzdem überall überhaupt übrigens uns unten unter vielleicht
    vom wann warum weil welche wenig wenigstens wenn wer werde werden wieder wirklich wissen wo wohl wollt wurde würde zusammen zwar
    zwischen völlig wenns gibts fährt fahren ziemlich`,
  fr: `afin ainsi alors après assez aucun aucune aujourd aussi autour autre autres avant beaucoup bien bon bonne car cela celle celui
    chaque chez ceux chose choses comme comment contrairement copain dans debout déjà demain depuis dernier dernière derrière dessus
    donc dont elles encore enfin ensemble ensuite entre est être étant était étions eux faire fais faisons fait faut fois font grand
    grande hier ici jamais juste jusqu jusque laquelle lequel leur leurs loin lors lorsque lui même mêmes mettre moins moment notamment
    nous parce parfois part partout pendant personne petit petite peu peut peuvent plein plutôt pouvez pouvons premier première près
    presque puis quand quel quelle quelque quelques quelqu quoi rien sans sauf selon sera serait serions seul seule seulement sinon
    soit sommes souvent sous suis suivant surtout tant tellement temps tout toute toutes tous toujours trop une vers viens venons
    viennent voici voilà voir vont voyage vraiment séjour semaine semaines vacances copine niveau côté`,
  es: `ahora además algo alguien algún alguna algunas algunos allí antes aquel aquella aquí así aun aunque bastante bien bueno buena cada
    casi claro conmigo contigo cosa cosas cual cualquier cuando cuanto dar debajo dejar del dentro desde después donde dos durante ella ellas
    ellos encima entonces entre eran eres esa esas ese eso esos esta estaba estar estas este esto estos estuvo fin forma fue gente gran
    grande haber había hace hacer hacia haremos hasta hemos hoy incluso ir jamás juntos lado luego llevamos llevo manera mas mayor menos
    menor mientras mismo misma mucha muchas mucho muchos mía mío mundo nadie nuevo nunca otra otras otro otros parte pasar poco pocos
    poder podemos pone poner porque primer primera primero pronto propio pues puede pueden puedo quien quienes saber salir sea seguir
    según segundo semana semanas ser será si sido siempre siendo sino sitio sobre solo somos suelo suyo tal tampoco tan tanto tarde
    tener tiempo toda todas todavía todo todos tras último unas unos usted vale van vamos vacaciones vaya venir ver vez veces viaje
    viajar viene viajamos viajando vosotros voy decente`,
  it: `abbastanza adesso alcune alcuni allora almeno altra altre altri altro anche ancora andare andiamo appena avere avete avrei avremmo bene
    buona buono casa chi ciascuno circa coi col come comunque cosa cose così cui dalla davanti davvero dentro deve devono dietro
    dire dopo dove dovrebbe due dunque durante ecco era erano essere fare fatto fine fino forse fuori gente giro già giù girare giriamo
    gran grande gruppo hanno infatti inoltre insieme invece loro lui lontano lei mai mentre meno mezzo mio mondo molta molte molti neanche
    nemmeno nessun nessuna nessuno noi nuovo oggi ogni ognuno oltre oppure ora parte passare per perché però persone piccola piccolo poco
    poi posto prima proprio può pure qualche qualcosa qualcuno quale quali quando quanto quasi quella quelle quelli quello questa queste
    questi qui quindi resto sarà sarebbe sarò sempre senza sia siete solo solamente sono soprattutto sotto stare stavolta stessa stesso
    stiamo sto sta sul sulla suo sua suoi tale tanta tante tanti tanto tempo tra tre troppo tutta tutte tutti tutto ultima ultimo
    vacanza vengono viene veniamo verso vicino viaggio viaggiamo vista visto visti volta volte voi settimana settimane visti cinquantina`,
}
