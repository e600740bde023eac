/** Words by what a rule asks of them, those of all languages together. */
export const wordLists: Readonly<Record<string, string>> = {
  travels: `we with our my us i me were re ve wir mit unser unsere unserem unseren unserer mein meine meinem meinen meiner uns ich nous avec notre nos mon ma mes on je j me con nuestro nuestra nuestros nuestras mi mis somos vamos viajo viajamos soy nos conmigo noi siamo nostro nostra nostri nostre mio mia miei mie viaggio viaggiamo sono sommes sind seremos saremo travel travelling traveling hay il la voyageons voyage reisen reise reist dabei and plus und et y e + for für pour para per her his their seine ihre w the der kinder los las les i gli usa sitzt va ha a including darunter davon dont incluidos incluidas cui`,
  /** Beside a visit or after a refusal: what takes it back, or hangs it on something. */
  undoes: `nobody noone niemand niemanden niemandem personne nadie nessuno closed shut sold full was were had went did if unless or but not no never nothing before after until till instead otherwise too rather except regret does
    geschlossen ausverkauft ausgebucht war waren hatte wenn falls ob oder aber nicht nie kein keine statt vor bis sonst ausser zu geht
    ferme fermee complet etait avait si ou mais pas jamais avant apres jusqu sauf ni sinon trop fait
    cierra cerrado cerrada agotado agotada estaba era fue o pero no nunca antes despues hasta sino salvo
    chiude chiuso chiusa esaurito esaurita stato se ma non mai prima dopo fino altrimenti`,
  /** Between a place and what it is. */
  copulas: `is are s looks sounds be sein ist sind est sont etre c es son ser e è sono essere`,
  /** Of an interest, by its own name and not by one of its things. */
  ownNames: `art arts kunst arte museum museums museen musees museos musei museo musee shop shops shopping einkaufen shoppen bummeln magasinage compras history historic historical histoire historia historisch geschichte storia nature natur naturaleza natura nightlife nachtleben noche nocturna notturna nocturne architecture architektur arquitectura architettura photography photo photos photographie foto fotos fotografie fotografia beach beaches strand strande plage plages playa playas spiaggia spiagge sightseeing sehenswurdigkeit sehenswurdigkeiten adventure adventures abenteuer aventure aventura avventura food foodie essen ruin ruins ruinen ruines ruinas sights`,
  atPlaces: `at in on im in am auf bei a au aux en al alla allo nel nella`,
  /** Where somebody begins anew: words from its first one on. */
  takesBack: String.raw`^(no_wait|wait_no|or_rather|no_sorry|sorry_(no|the|i_mean|on|at|day|make)|scratch_that|make_that|never_?mind|nevermind|forget_(it|that)|on_second_thoughts?)\b ^(ach_nein|ach_ne|nein_(halt|doch|lieber|quatsch|warte)|quatsch|ich_meine|ich_meinte|moment_nein|lass_(gut|es|mal)$|vergiss_es|ach_egal|ach_lass)\b ^(non_(rien|pardon|attends|attendez|plutot|en_fait)|pardon_(l|le|la|les|non|je|au|a)|enfin_non|ah_non|je_veux_dire|je_voulais_dire|laisse_tomber|oubliez?$)\b ^(perdon_(el|la|no|quiero)|digo_(el|la|a|los|las|mejor)|mejor_dicho|no_espera|no_perdon|no_nada|nada_dejalo|o_sea_no|olvidalo|quiero_decir)\b ^(cioe_no|anzi_(no|il|la|lo|al|alle)|no_aspetta|volevo_dire|scusa_(il|la|no)|scusate_(il|la|no)|lascia_(stare|perdere)|no_niente|niente_lascia)\b`,
  /** Meanings beside a number that make an hour of it. */
  afterHours: `am pm clock-word`,
  beforeHours: `at after before early-night start end late arrive leave`,
  ofDays: `day weekday ordinal`,
  /** Beside a kind that is only named these say that it is none of the wishes. */
  besideKinds: `occasion budget day per number`,
  origins: `from von vom de du des da dal dalla desde depuis del`,
  /** Of these none may also say whose a thing is: "del". */
  startsFrom: `from von vom da dal dalla desde depuis`,
  goals: `to nach zum zur bis a al alla au aux jusqu hasta fino`,
  /** Before the number of days that a trip is to have. */
  totals: `to auf a ad`,
  allowed: `fine ok okay do instead passt geht gern gerne bene bien`,
  comesWith: `with mit avec con com samt mitsamt`,
  selves: `i me ich mir moi yo eu io`,
  ands: `and und et y e`,
  deniedParty: `not without nicht ohne sans pas sin senza sem no`,
  dinners: `dinner abendessen diner cena cenar cenare`,
  alternatives: `or oder ou o oppure soit sea`,
  thans: `than als`,
  /** Before what is liked less: "parks to museums". */
  priors: `que che als than to over zu gegenuber a aux au la les los las ai al alle agli alla il le i gli`,
  prefers: `plutot mejor meglio prefer prefers preferred preferring bevorzugen bevorzuge bevorzugt prefere preferons preferent prefererait preferiria preferimos prefiero prefieren prefiere preferisco preferiamo preferisce preferiremmo preferirei`,
  betters: `rather sooner prefer lieber eher`,
  fish: `fish fisch poisson poissons pescado pesce`,
  cheese: `cheese kase fromage fromages queso quesos formaggio formaggi`,
  shells: `seafood sea meeresfruchte fruits mer marisco mariscos mar frutti mare`,
  beyond: `too zu trop demasiado demasiada demasiados demasiadas troppo troppa troppi troppe`,
  withThem: `one ein eines un une uno una with our my and a an mit unser unserem unserer unsere mein meinem einem einer eine und`,
  notSlept: `trip trips tour tours cruise table tables ticket tickets excursion ausflug gita visite visita`,
  along: `with mit avec con col coi`,
  tooMuch: `too zu trop demasiado demasiada demasiados demasiadas muy troppo troppa troppi troppe`,
  /** In many names of places. */
  common: `norden suden osten westen north south east west the of and de la le les el los las il lo gli i di del della dei delle da do dos das du des al am an der die den zu zum zur
    museum museo musee museums musei national restaurant trattoria osteria ristorante cafe caffe bar walk park parco parque
    cemetery cemeteries friedhof friedhofe cimetiere cimetieres cementerio cementerios cimitero cimiteri market mercato mercado garden gardens square piazza plaza place platz church chiesa eglise kirche basilica basilika cathedral
    palace palazzo palais bridge ponte pont tower street via rue st san santa saint saints sant hotel old new great grand royal
    road avenue ave lane boulevard blvd city town centre center house temple shrine castle gallery galleria beach island hill terrace fountain fontana fontaine
    fuente brunnen central centrale outer electric basilique cathedrale catedral musees chateau schloss castillo castello jardin
    jardins marche iglesia puente torre calle cappella chapelle capilla quartier quartiere barrio viertel dom brucke tor`,
  articles: `the le la les el los il lo l der die das`,
  /** Names that are words: without a capital they are no names. */
  ordinary: `ideal experience experiences bath nice split cork reading orange essen tours bury rust hell eden mass`,
  shelter: `rain rains raining rainy regen regnet regnerisch pluie pleut lluvia llueve pioggia piove wet schlechtwetter weather wetter temps tiempo tempo`,
  loving: `love loves adore adores liebe liebt lieben adorons adorent encanta encantan adoro adora ama amano amiamo`,
  /** Verbs of liking that stand beside how many of a thing one likes. */
  likings: `like likes love loves enjoy enjoys mag mogen lieben liebe liebt aime aimons adore adorons aiment gusta gustan encanta encantan piace piacciono amiamo adoriamo`,
  pointing: `that this esa ese esta este diesem dem dieser cette ce quella quel questa questo`,
  pastWords: `etais etions ero eravamo eramos fui estuve was were had used war waren hatte hatten era eran fue tenia teniamos etait avait avions avevo avevamo`,
  reasons: `since because cos cause cuz coz as weil denn da car puisque comme parce porque como pues perche poiche siccome`,
  ifWords: `if when in should for on wenn falls bei fur si s se quand en cas cuando caso quando pour para per per`,
  /** Before why something is so, and nothing else. */
  whys: `because cos cuz since weil wegen denn da por porque per perche pour parce car puisque que zumal immerhin`,
  /** Words whose point does not end a sentence. */
  abbreviations: `ca nr no st mt dr mr ms av pl ev mo di mi do fr sa so approx appr erw inkl incl max min evtl bzw usw ggf tel pers std mon tue tues wed thu thur thurs fri sat sun lun mar mer mie jue jeu vie ven sam sab dim dom gio jan ene gen feb fev apr abr avr mai jun jul aug ago sep sept oct okt ott nov dec dez dic ave plz resp etc`,
  neither: `ni ne weder noch neither nor`,
  /** Facts of who travels, which hold in a question as well. */
  ofTheBody: `diet allergy access`,
  even: `even auch selbst obwohl wenngleich although though meme anche aunque sebbene`,
  prams: `pram pushchair stroller buggy kinderwagen poussette carrito cochecito passeggino`,
  others: `other another anderer anderen anderem anderes autre otro otra altro altra`,
  joins: `of the a l de del della dello dei di du des d la le el il von der des dem zu`,
  conditions: `if unless wenn falls qualora`,
  /** Words after "si" where it is a condition, and not "yes". */
  afterSi: `il on nous vous le la les c ca tu je possible jamais ma mon mes hace hay llueve llueva esta es se no el los las mi nos queda tenemos podemos da`,
  /** Words after the Italian "se" where it is a condition, and no pronoun. */
  afterSe: `c ce ci fa piove possibile il la non avanza si e è resta rimane mia mio i le lo`,
  /** "Only if we can" is a condition, "if we can" none. */
  onlys: `only nur seulement uniquement solo solamente soltanto`,
  /** Of people: older or more than so many. */
  ages: `uber over plus mas mayores oltre piu past`,
  indefinite: `one a an un una une uno ein eines einen eine some algun alguna qualche`,
  spare: `hour stunde heure hora ora stundchen time zeit temps tiempo tempo`,
  hedges: `possible time feasible tiempo moglich possibile tempo posible geht passt faisable fattibile`,
  requests: `can could would will may konnt konnte konnten konnt kannst kann konnen wurdet pouvez pourriez peut peux pourrait podeis podrias podriais puede puedes podemos podriamos potete potreste possiamo potremmo puoi any is`,
  pastLikings: `encantaban gustaban gustaba encantaba adorais aimais adorions aimions adoravo adoravamo amavo amavamo piacevano liebte loved liked enjoyed adored wanted gusto encanto gustaron encantaron piaciuto piaciuta piaciuti piaceva gefallen liebten gefiel`,
  relatives: `that which who whose where que qui che cui dont welche welcher welches`,
  locative: `in bei en a au dans near from aus von`,
  pleases: `please pls plz bitte svp s porfa por per`,
  wills: `wunscht wunschen want wants will wollen quiere quieren queremos quiero veut veulent voulons veux vuole vogliono vogliamo voglio`,
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
  definite: `no niente ningun nessun nessuna ninguna kein keine keinen the el la le lo il l der die das den dem zum zur im ins au al allo alla`,
  /** Before "11." where it is a day of the month. */
  beforeDates: `am den vom zum`,
  dollars: `aud cad nzd sgd hkd twd`,
  american: `us usd american amerikanische americains americanos americani estadounidenses`,
  tours: `tour tours fuhrung besichtigung rundgang visita visite visit`,
  eats: `essen eat dine diner manger cenar comer cenare mangiare`,
  dayWords: `like must per day number at near question person party age nothing`,
  'ends-de': String.raw`(ung|lich|keit|ern|chen)\b`,
  'ends-en': String.raw`(ing|ight|ould|'s)\b`,
  'ends-fr': String.raw`(eux|eaux|ons|ez|aient|ique)\b`,
  'ends-es': String.raw`(amos|emos|imos|cion|ado|ido|ais|eis)\b`,
  'ends-it': String.raw`(iamo|zione|ato|uto|ebbe|ggi|cchi)\b`,
  untilWords: `bis till til until jusqu hasta fino`,
  notForMe: `(not_for|pas_pour|nichts_fur|nicht_fur|no_es_para|no_para|non_fa_per|non_per|rien_pour)_\\w+`,
  /** Words that may follow a day of the month; others are what a number counts. */
  afterDates: `è es est c ce nos me te se vamos llegamos volvemos partons repartons partiamo ripartiamo ci por a al en para es y con hay tengo tenemos pour au on c a y et en il nous j je per alle e abbiamo ho di c di mattina sera matin soir`,
  /** Words for one thing of a town; of what there are many of, "the beach" and "the park" may be any. */
  single: `riesenrad noria burg hrad tower rialto citadelle zitadelle zoo castillo castle castello schloss chateau gondola gondel cathedral catedral cattedrale cathedrale dom kathedrale aquarium acuario acquario citadel fortress fortezza fortaleza festung synagogue sinagoga synagoge palace palacio palazzo palast palais`,
  /** Patterns of phrases, a space as "_". */
  tags: String.raw`\b(?!(is|s|not|all|the)_)\w+_right$ ,_right$ \b(is_?n_t_(it|that)|are_?n_t_they|isnt_it|arent_they|is_it_true|(any_)?(opinions|thoughts|ideas)|yes_or_no|oder|oder_nicht|verdad|vero|giusto|n_est_ce_pas)$`,
  denyOpen: String.raw`^(?!.*_(don|nicht|kein\w*|pas|aime|no|non)_.*_(but|aber|sondern|mais|pero|ma)_)((it_s|its|it_is|it_isn_t|it_isnt)?_?not_that|(es_ist_)?nicht_(so_)?dass|(ce_n_est|c_est|ce_n|non)_pas_qu|no_es_que|non_e_che|non_è_che|not_only|nicht_nur|no_solo|non_solo)\b`,
  able: `^(can_do|can_manage|can_climb|can_handle|don_t_mind|dont_mind|no_problem|fine_with|ok_with|okay_with|kein_problem|schaffen_wir|pas_de_probl|sin_problema|nessun_problema)`,
  forThat: String.raw`^(for_(that|it|this)|dafür|pour_(ca|ça|cela)|para_(eso|ello)|per_(questo|quello))\b`,
  yearsOld: `^(years?_old|year_olds|year_old|yo|yr_old|jahrig|jahrige|jahriger|jahrigen|jahriges)$`,
  houses: `^(hotel|hostel|hostal|albergo|ostello|pension|pensione|auberge|airbnb|unser|our|notre|nuestro|nostro)`,
  clauseEnds: `oppure soit and so because und weil denn et car y e porque perche but aber mais pero ma or oder ou o`,
  countedDays: `^(tag|abend|morgen|nachmittag|vormittag|mittag|nacht|woche|geburtstag|hochzeitstag|jan|feb|mar|apr|mai|jun|jul|aug|sep|okt|nov|dez)`,
  /** Words of names as they are shortened. */
  shortened: `mtn=mountain mt=mount sq=square pk=park st=street str=strasse pza=plaza`,
  /** Of one person, not of the trip. */
  aHead: String.raw`\b(each|per_person|per_head|a_head|pp|p_p|apiece|pro_person|pro_kopf|jeder|par_personne|par_tete|chacun|chacune|por_persona|por_cabeza|cada_uno|los_dos|a_testa|a_persona|per_persona|ciascuno|in_due)\b`,
  /** What was so. Words that may also say when ("before", "again") are not among them: who is allergic must not be asked twice. */
  former: String.raw`\b(used_to|not_any_?more|no_longer|fruher_war|nicht_mehr|ya_no|autrefois|ne_suis_plus|n_est_plus|prima_ero|prima_era|non_piu|non_sono_piu)\b`,
  firstPerson: `i me we ich bin wir sind je suis nous sommes soy somos sono siamo io noi`,
  /** Of somebody who does not come along. */
  staysAtHome: String.raw`\b((is|are|s|re|can|does|do|will|won|isn|aren|doesn)(_not|_t|n_t)_(be_)?(coming|come|joining|join|travelling|traveling|with_us|part_of)|isnt_coming|not_coming|not_joining|no_longer_coming|(stays|staying)_(at_)?home|kommt_(jetzt_)?(aber_)?(doch_)?nicht|kommen_(aber_)?nicht|reist_(aber_)?nicht|fahrt_(aber_)?nicht|nicht_dabei|nicht_mit_dabei|bleibt_(aber_)?(zu_hause|daheim)|no_(viene|vienen|vendra|viaja|viajan)|se_queda_en_casa|n(e|)_(vient|viennent|viendra|voyage)_(pas|plus)|ne_sera_pas_la|vient_pas|reste_a_la_maison|non_(viene|vengono|verra|viaggia|parte)|resta_a_casa|only_joins|nous_rejoint_seulement)\b`,
  /** What somebody says, likes or does who is not of this trip, or everybody. */
  saidByOthers: String.raw`\b(fand|fanden|findet|finden|liebte|liebten|hat|haben)_(\w+_){0,2}(eltern|freunde?|freundin|kolleg\w+|nachbar\w*|bruder|schwester|alle|jeder|viele)\b jeder_(\w+_){0,2}\w*schwarmt \b(every(one|body)|people|friends?|colleagues?|coworkers?|neighbou?rs?|brothers?|sisters?|brother_in_law|sister_in_law|mother_in_law|father_in_law|in_laws|someone|somebody|boss|guides?|guidebooks?|blogs?|reviews|the_internet|cousins?|aunt|uncle)_(\w+_){0,3}(says?|said|keeps?|tells?|told|loves?|loved|goes|go|recommend\w*|raves?|swears?|insists?|is|are|was|were|got|hated|thinks?) (is|are)_(supposed|meant)_to_be they_say|we_heard|i_heard|apparently|supposedly
    \b(alle|jeder|viele|leute|freunde?|freundin|kolleg\w+|nachbar\w*|bruder|schwester|schwager|schwagerin|schwieger\w+|tante|onkel|jemand|chefin?|cousine?|reisefuhrer)_(\w+_){0,3}(sag\w*|mein\w*|schwarm\w*|empfehl\w*|empfiehlt|besteh\w*|lieb\w*|geht?|gehen|renn\w*|woll\w*|find\w*|rat|raten|war|waren|fahr\w*)\b man_hort|es_heisst|man_sagt|angeblich soll_(ja_)?(\w+_){0,4}sein sollen_(ja_)?(\w+_){0,4}sein
    \b(tout_le_monde|tous|les_gens|amie?s?|copains?|copines?|collegues?|voisine?s?|frere|soeur|tante|oncle|quelqu_un|guides?|cousine?)_(\w+_){0,3}(dit|disent|insist\w*|va|vont|adore\w*|recommand\w*|conseill\w*|parle\w*|aime\w*|est|etait|veut|voulait)\b on_(m|nous)_a_(dit|conseille|recommande)|parait_qu|on_dit_qu|il_parait|soi_disant serait|seraient
    \b(todos?|todo_el_mundo|la_gente|amig[oa]s?|companer[oa]s?|herman[oa]|cunad[oa]|suegr[oa]|vecin[oa]s?|prim[oa]|ti[oa]|alguien|guias?)_(\w+_){0,3}(dice\w*|insist\w*|va|van|recomienda\w*|adora\w*|encanta|habla\w*|es|fue|quiere\w*)\b me_han_(dicho|recomendado)|nos_han_(dicho|recomendado)|dicen_que|se_supone_que|se_dice_que|por_lo_visto|al_parecer|nos_dijeron|me_dijeron
    \btutti_a_(dir|consigliar)\w+ \bc_est_ce_que_(dit|disent|pense|pensent) \bthat_s_what_\w+_\w+_(says|thinks) \bdas_(sagt|meint|findet)_(zumindest_)?(mein|meine|unser|unsere) \beso_(dice|dicen|opina) \b(cosi|questo)_(dice|dicono) \b(tutti|la_gente|amic[oahi]|amiche|collegh?[aie]|fratello|sorella|cognat[oa]|suocer[oa]|zi[oa]|qualcuno|vicin[oae]|cugin[oa]|guid[ae])_(\w+_){0,3}(dic\w*|insist\w*|va|vanno|consiglia\w*|adora\w*|ama|amano|parla\w*|vuole|vogliono)\b [mc]i_hanno_(detto|consigliato)|dicono_che|si_dice_che|pare_che|sembra_che|a_quanto_pare|pare_sia`,
  /** What somebody did who is not of this trip. */
  othersPast: String.raw`\b(friends?|colleagues?|coworkers?|neighbou?rs?|brothers?|sisters?|boss|cousins?|aunt|uncle|parents|grandparents|mother|father|mum|mom|dad)_(who_\w+_\w+_)?(was|were|had|went|did|spent|saw|visited|loved|enjoyed|hated|stayed|ate|lived|came|took|used)\b
    \b(freunde?|freundin|kolleg\w+|nachbar\w*|bruder|schwester|chefin?|cousine?|tante|onkel|eltern)_(war|waren|hatte|hatten|fand|fanden)\b \b(freunde?|freundin|kolleg\w+|nachbar\w*|bruder|schwester|chefin?|cousine?|tante|onkel)_(hat|haben|ist)_.{0,80}(gesehen|besucht|verbracht|gewesen|gefallen|gegessen|geschwarmt|geliebt)\b
    \b(amie?s?|copains?|copines?|collegues?|voisine?s?|frere|soeur|cousine?|tante|oncle)_(a|ont|etait|etaient|avait|avaient|est_alle|est_allee|y_est)\b
    \b(amig[oa]s?|companer[oa]s?|vecin[oa]s?|herman[oa]|prim[oa]|tia|tio)_(fue|fueron|estuvo|estuvieron|paso|pasaron|vio|vieron|visito|comio|hizo|ha_estado)\b \ba_mi_(amig[oa]|companer[oa]|herman[oa]|prim[oa]|ti[oa])_le_(gusto|encanto)\b
    \b(amic[oa]|amici|amiche|collega|colleghi|fratello|sorella|vicin[oa]|cugin[oa]|zi[oa])_(ha|hanno|e_stat[oa]|è_stat[oa]|era|erano|e_andat[oa]|è_andat[oa])\b`,
  /** Said of ourselves, too. */
  ourselves: String.raw`\b(so|deshalb|donc|asi_que|quindi|we|us|i|wir|uns|ich|nous|on_(y|va|veut|aimerait|voudrait|a)|je|queremos|quiero|nosotros|vamos|noi|vogliamo|voglio|vorremmo|vorrei|ci)\b`,
  /** "We are not sure". */
  unsure: String.raw`\b(sure|decided|know|sicher|entschieden|wissen|surs?|sures?|savons|sais|seguros?|seguras?|sabemos|sicur[ioae]|sappiamo)\b`,
  exceptions: String.raw`\b(the_(one|only)_exception|one_exception|with_the_exception|well_(just_|only_)?one|ok_one|(einzige|eine|einer)_ausnahme|na_gut_ein\w*|gut_ein\w*|doch_ein\w*|nur_ein\w*|(seule|une)_exception|si_une?_seule?|bon_une?|juste_une?|(unica|una)_excepcion|bueno_(si_)?un[oa]|solo_un[oa]|(unica|una|sola)_eccezione|anzi_un[oa]|(va_)?bene_un[oa]|solo_un[oa])\b`,
  /** At the end of a text about one place: no, perhaps, and yes. */
  verdictNo: String.raw`\b(would_rather_(die|not)|no_(thanks|thank_you|way)|not_(for|with)_(me|us)|count_(me|us)_out|once_(is|was)_enough|(we|i)_ll_pass|hard_pass|not_a_chance|over_my_dead_body|not_in_a_million_years|ohne_(mich|uns)|nein_danke|nicht_mit_(mir|uns)|nie_im_leben|nichts_fur_(mich|uns)|einmal_(reicht|war_genug)|diesmal_nicht|non_merci|tres_peu_pour_(moi|nous)|sans_(moi|nous|facon)|(prefere|preferons|prefererais|prefererions)_m?(nous)?_abstenir|(s_en|m_en|nous_en)_(passera|passerai|passer|passerons|passe)|(pas|rien)_pour_(moi|nous)|jamais_de_la_vie|hors_de_question|une_fois_suffit|pas_cette_fois|ne_pas_y_mettre_les_pieds|no_gracias|ni_hablar|ni_loc[oa]s?|no_es_lo_(mio|nuestro)|(esta_vez|este_ano)_no|(una_vez_basta|con_una_vez_basta)|ni_en_suenos|no_grazie|(neanche|nemmeno|neppure)_per_sogno|non_fa_per_(me|noi)|senza_di_(me|noi)|meglio_di_no|una_volta_basta|(stavolta|quest_anno)_no|mai_nella_vita)(_(please|thanks|bitte|danke|merci|gracias|grazie|this_time|diesmal|cette_fois|esta_vez|stavolta))*$`,
  verdictMaybe: String.raw`\b(if_there_s_(a_spare_hour|time|an_hour)|if_we_have_(time|a_spare_hour)|(falls|wenn)_(noch_)?(zeit|eine_stunde)_(bleibt|ist|ubrig_ist)|s_il_reste_(du_temps|une_heure)|si_on_a_le_temps|si_(nos_)?(da|queda|sobra)_(el_)?tiempo|se_(avanza|resta|c_è|c_e)_(del_)?tempo)$`,
  verdictYes: String.raw`\b((pues|pero|yo|nosotros)_(si_)?(quiero|queremos)_(ir|verl[oa]s?|subir|entrar)|(io|noi|ma)_(ci_)?(voglio|vogliamo)_(andarci|vederl[oaie]|andare)|(ich|wir)_(will|wollen)_(aber_)?(trotzdem_)?(hin|rein|rauf|da_hin)|j_y_(vais|tiens)|on_y_tient|(i|we)_(m|re|am|are)_(still_)?going|(we|i)_(still|do)_(want|would_like|d_like)_to_(see|go|visit)(_it|_there|_that)?|want_to_(see|go|visit)_(it_)?(anyway|all_the_same|regardless)|(we_re|i_m|we_are|i_am|let_s)_go(ing)?_anyway|(ich|wir)_(will|wollen|mochte|mochten)_(sie|ihn|es|da|trotzdem|dennoch)_(\w+_){0,2}(sehen|hin)|trotzdem_(sehen|hin|rein)|(veux|voulons|veut|voudrais|tiens|tenons)_(a_)?(quand_meme|tout_de_meme)|(veux|voulons|veut|voudrais|tiens_a|tenons_a)_((le|la|les)_voir|y_aller)|(je|nous|on)_(le|la|les)_(veux|voulons|veut)_voir|(j_irai|on_ira|nous_irons|on_y_va|allons_y)_(quand_meme|tout_de_meme)|(lo|la)_(quiero|queremos)_ver|(queremos|quiero)_(ir|verl[oa])_(igual|de_todos_modos)|queremos_ir|(comunque|lo_stesso)_andiamoci|andiamoci_(lo_stesso|comunque)|(lo|la)_(voglio|vogliamo)_vedere|(voglio|vogliamo)_(andarci|vederl[oa])_(lo_stesso|comunque))(_(igual|anyway|quand_meme|lo_stesso|comunque|trotzdem))?$`,
  /** Two places on one day, which a plan is not told. */
  sameDay: String.raw`\b(same_day|(gleichen?|selben?)_tag|mismo_dia|meme_jour|stesso_giorno)\b`,
  jokes: String.raw`(?<!(not|no|non|nicht|kein|keine|ne|pas|without)_)\b(just_kidding|only_joking|i_m_joking|war_(nur_)?(ein_)?(scherz|spass)|nur_spass|je_plaisante|je_rigole|es_broma|era_broma|scherzo|sto_scherzando)\b`,
  isPet: String.raw`\b((cat|dog|puppy|hamster|kater|katze|hund|chien|chienne|chat|chatte|gat[oa]|perr[oa]|gatt[oa]|cane|cagnolin[oa])_(is_(called|named)|heisst|s_appelle|se_llama|si_chiama)|(gat[oa]|perr[oa])_se_llama|y_mi_(gat[oa]|perr[oa]))\b`,
  isCalled: String.raw`\b(is_(called|named)|heisst|heissen|s_appelle|se_llama|si_chiama|named_after|called_after)\b`,
  toSomebody: String.raw`\b(promised|promise|owe_it_to|versprochen|promis|prometi|prometimos|prometido|promesso)\b`,
  thatIs: String.raw`^(\W+_)?(cioe|ossia|ovvero|namlich|sprich|also|das_heisst|that_is|i_mean|i_e|meaning|c_est_a_dire|autrement_dit|enfin|o_sea|es_decir|digo)(_\W+)?(_(the|la|le|il|lo|l|el|der|die|das|den))?$`,
  /** Of who stays at home, in the same clause. */
  leftAtHome: String.raw`\b((is|are|s|re|will|ll)_(be_)?(staying|stay)_(with|at|behind|home)|(stays|stayed)_(with|at_home|home|behind|at_my|at_the)|(left|leave|leaving)_\w+_\w+_(at_home|behind|with)|(bleibt|bleiben)_(solange_)?(bei|zu_hause|zuhause|daheim|in_der_pension)|passt?_auf_(die|den|das|unsere?n?|meine?n?)_(kind\w*|hund|baby|enkel)|(reste|restent)_(chez|a_la_maison|avec)|(est|sont)_chez_(les|leurs?|mes|nos|ma|mon|papi|mamie)|garde_(les|nos|mes)_enfants|se_quedan?_(con|en_casa)|(resta|restano|rimane|rimangono|stanno)_(a_casa|con_i|con_la|dai|dalla|coi)|kid_?free|child_free)\b`,
  /** Who is busy at work is free later. */
  atWork: String.raw`\b(work|works|working|busy|conference|meetings?|free|beruflich|arbeite|arbeiten|konferenz|tagung|seminar|frei|travaille|travaillons|travail|boulot|conference|reunions?|libres?|trabajo|trabajamos|trabaja|congreso|reuniones|lavoro|lavoriamo|convegno|conferenza|riunioni|liber[oaie])\b`,
  /** First words of coming back to town. */
  /** "Not whisky people". */
  peopleOf: `people person drinkers drinker fans fan lovers trinker typ typen`,
  notBefore: `dopo despues apres before vor avant antes prima partir`,
  /** After a refusal: what was named before it. */
  pronouns: `lassen lasst zappe zappons zappera gestrichen streichen weg skippen it them es ihn sie das den le la les l lo los las li saltarlo saltarla saltarli saltarle evitarlo evitarla quitalo quitadlo quitala quitadla dejalo dejadlo dejadla toglietelo toglietela toglilo toglila saltatelo saltatela lasciatelo`,
  /** Words for "on the other hand" that stand inside a clause. */
  contrasts: `dagegen hingegen contre revanche cambio contrario invece though however jedoch allerdings`,
  denials: `not no never nicht kein keine nie pas jamais nunca non mai nothing was were is war`,
  /** Of which there are many in a town. */
  classes: `class classes lesson course workshop tasting kurs kochkurs verkostung weinprobe weinverkostung cours atelier degustation clase curso taller cata corso lezione degustazione`,
  /** Before the children of those who write. */
  theKids: `the die den der los las les le i gli`,
  friends: `group gruppe groupe grupo gruppo friends friend mates pals buddies girlfriends besties girls guys lads freunde freunden freundinnen kumpel mädels madels jungs amis amies copains copines potes amigos amigas colegas amici amiche`,
  /** Kinds of places that are smaller than the quarter of their name. */
  smallKinds: `park market sight worship museum viewpoint show gallery nature`,
  /** Of who did not ask for something. */
  asking: `ask asked asking told tell said say mentioned wanted gebeten verlangt gesagt demande dit parle pedido dicho pedi dije chiesto detto`,
  /** Of what is not asked, though it is named. */
  notAsked: String.raw`\b(not_asking|don_t_(need|want)_to_know|never_mind_the|doesn_t_matter|don_t_care_about|ist_(mir|uns)_(ganz_)?egal|egal_was|(brauche?n?|will|wollen)_\w*_?(nicht_wissen|keine_(preise|zeiten))|no_(quiero|necesito|hace_falta|me_importa)_(saber_)?(el|la|los)|(pas_besoin|inutile)_(du|de_la|des|de_l|de_connaitre)|peu_importe|ne_veux_pas_savoir|non_(mi|ci)_(serve|interessa|importa)_(sapere|il|la)|non_voglio_sapere)\b`,
  buts: `but aber sondern mais pero ma`,
  timesOrCounts: `day weekday date month part per every number ordinal booked only at clock`,
  isMeasure: `currency km miles minutes hours party day kind month years adults`,
  fillers: `nothing person only yes question asks every number ordinal at age years`,
  hourWords: `before after not nothing late only`,
  ofDinners: `splurge day weekday meal ordinal part number`,
  afterOrdinals: `day part month meal kind occasion`,
  besideTimes: `am pm sign near clock-word past`,
  amongAges: `and age years sign at question`,
  facts: `party access diet allergy base arrive leave occasion`,
  unconditional: `party access diet allergy base arrive leave occasion spend`,
  told: `access diet allergy base arrive leave occasion spend`,
  opinions: `must like skip seen eat avoid-food count`,
  named: `must like skip seen eat avoid-food count pin days`,
  remarkable: `must like skip seen eat avoid-food count pin day-trip start rest move budget`,
  isNamedSo: `must like pin day-trip party eat`,
  ofSomebody: `must like skip seen eat avoid-food count party pin days day-trip move rest`,
  theirs: `must like skip seen not not-seen avoid reported person party question asks`,
  answers: `must like skip seen not not-seen we-are but`,
  barred: `allergy diet avoid-food`,
  refusals: `skip seen avoid-food`,
  visited: `must like pin`,
  mayStayAtHome: `children older baby`,
  ofParty: `party number years and age`,
  ofSaying: `person party we-are question nothing and`,
  ofHouses: `food nightlife experience`,
  carriers: `pin rest day-trip occasion`,
  /** Meanings by what a rule asks of them, and no words: "weekday" is any day of the week. */
  formed: `diet allergy access arrive leave spend`,
  wanted: `must like pin days eat`,
  singly: `pace budget walk-limit start end arrive leave`,
  habits: `start end pace rest budget move`,
  choosable: `must like eat move pin day-trip`,
  nearDay: `number clock part am pm meal month ordinal at clock-word`,
  other: `food diet base arrive leave day-trip party day weekday meal`,
  quantity: `most limit least only number per every day like not exactly question`,
  times: `date month weekday day part ordinal number at clock clock-word every`,
  wishes: `must like pin eat move day-trip`,
  noMeal: `food booked splurge arrive leave base day-trip currency rest`,
  measures: `minutes hours day km miles currency weekday`,
  counted: `kind currency month clock-word km miles day party adults minutes am pm food`,
  untils: `and at sign before end am pm clock-word`,
  timeWords: `shift near not day weekday part ordinal number at date month`,
  timesOf: `day weekday month date number ordinal`,
  inside: `in en a dans within`,
  isFood: `diet food never allergic budget meal`,
  counting: `at per every only exactly most least few like`,
  used: `food diet party access pace base move avoid occasion budget`,
  health: `nuts gluten dairy sugar`,
  topics: `party access pace budget occasion arrive leave early late early-night rest splurge avoid currency`,
  subjects: `that-museum unplanned food diet allergen meal base day-trip move weekday part day clock`,
  refusable: `must like pin skip`,
  answering: `and or but we-are party`,
  bookable: `base arrive leave move meal splurge`,
  amounts: `number exactly most least weekday day part date month clock splurge meal only`,
  silents: `nothing and or but sign question asks if like not yes than number ordinal`,
  hourly: `at after start end arrive leave`,
  /** After a number in figures: "14th", "2e". */
  ordinalEnds: `st nd rd th er ere re e eme º ª ° o a .`,
  /** Words that an apostrophe left out would make of two others. */
  otherWords: `well wed were ill hell shell id shed lame lune cera`,
  afterYears: `and und who that in so with mit der die`,
  tripWords: `trip stay holiday vacation reise urlaub aufenthalt plan voyage sejour viaje estancia vacaciones viaggio soggiorno vacanza noch weiteren encore ancora another other extra more please bitte favor favore plait`,
  /** In a request that names one thing, and means another. */
  deniesOne: `not don dont didn didnt doesn nicht kein keine keinen pas ne n no non`,
  corrects: `but rather sondern mais sino ma bensi meant mean said meinte meine gesagt voulais parlais dit referia queria dije intendevo volevo detto`,
  /** Where something goes in that another has left. */
  puts: `put rein reinnehmen mets mettez mettre pon poned poner ponme metti mettete mettiamo mettere mettici`,
  keepsFree: `keep leave have give lasst halte haltet lass lasciaci lasciami lascia deja dejanos dejame laisse laissez laissez rends rendez lassen lasst freihalten halten haben freilassen laisser garder avoir liberer dejar dejarnos dejarme tener lasciare lasciarci lasciarmi tenere tenerci avere`,
  fromThen: `after from nach ab apres partir despues desde dopo da`,
  /** A reason says how something is. */
  states: `is s so too very way much ist sehr zu est fait si trop tellement hace es esta tan muy demasiado demasiada demasiados fa cosi troppo troppa exhausting agotador`,
  ofAll: `all everything whole entire overall trip plan itinerary alles ganze ganzen gesamt insgesamt reise tout toute voyage sejour todo toda viaje tutto tutta viaggio`,
  tickets: `ticket tickets karten karte eintrittskarten billet billets entrada entradas biglietto biglietti`,
  needs: `need needs brauchen brauche braucht faut necesito necesitamos falta serve servono`,
  freeOrders: `keep leave give lass lasst halte haltet lasciaci lasciami lascia lasciate lasciateci lasciatelo lasciatecelo tieni tenete deja dejad dejanos dejame dejadnos laisse laissez rends rendez garde gardez`,
  speaks: `asks wonders chiede fragt demande pregunta`,
  okay: `fine ok okay passt geht va vale permitido permis`,
  backs: `back zuruck retour vuelta regreso ritorno indietro`,
  severe: `agli allo all dem den die das contre severe serious bad schwere starke grave severe forte fuerte au aux a la le les al alla alle ai de gegen auf to`,
  ofOne: `of from von vom de di d`,
  arounds: `around alrededor autour attorno rund`,
  /** Between a dish and the house where it is eaten. */
  atHouses: `for me him her us them mich uns ihn sie moi lui nous mi nosotros noi at in from of the chez au a aux dans de du des la le les l en el los las del al allo alla da dal dalla di della im in bei beim vom von s`,
  /** Before what somebody is. */
  iAm: `am soy somos bin sind suis sommes sono siamo`,
  elses: `otherwise sonst ansonsten sinon altrimenti senno`,
  /** Before so many months that are no age. */
  durations: `for since seit depuis pendant durante desde hace da dans within`,
  /** What follows on the day before it. */
  thens: `danach anschliessend hinterher dann then afterwards afterward after ensuite puis apres despues luego poi dopo`,
  evenThough: String.raw`\b(although|though|even_if|obwohl|wenngleich|auch_wenn|trotz|despite|malgre|meme_si|bien_que|quoique|aunque|a_pesar|pese_a|sebbene|nonostante|benche|anche_se)\b`,
  /** "The boat too". */
  alsos: `too also auch ebenso ebenfalls aussi pareil tambien igual pure anche altrettanto`,
  /** Between the parts of a name. */
  joints: `and und et con with mit avec for fur pour para per from von at on in im am auf bei over under by`,
  /** After what is named: it may be. */
  okays: `ok okay oke oki`,
  /** Of dishes: whose they are. */
  kitchens: `greek italian french spanish german thai indian mexican turkish korean japanese chinese vietnamese lebanese peruvian moroccan portuguese brazilian argentinian ethiopian american british swiss local`,
  consequences: `also donc quindi`,
  othersHouse: String.raw`\b(has|owns|runs|hat|fuhrt|besitzt|tient|possede|tiene|lleva|ha|gestisce)_(an?|ein|eine|un|une|una|s)_?(small|kleines|kleine|petit|petite|pequeno|piccolo)?_?(hotel|hostel|guesthouse|b_b|pension|auberge|hostal|albergo|pensione|ferienwohnung|apartment|flat|house|haus|maison|casa|appartement)\b`,
  everSeen: String.raw`\b(ever|jemals|je|jamais|mai|jamas)_(been|seen|done|had|gesehen|gemacht|erlebt|vue?s?|visto|vista|visti|fatto|hecho)\b`,
  /** What begins on its own and is no part of the plan: "we start our trek on the 6th". */
  ownEvent: String.raw`\b((start|begin|join|starts|begins|starting|joining)_(our|my|the|his|her)|(our|my|the)_\w+_(starts|begins|sets_off|leaves)|(unsere?|meine?|die|der|das)_\w+_(beginnt|startet|fangt_an|geht_los)|(beginnen|starten)_(wir_)?(unsere?|mit_der|mit_dem)|(notre|nos|mon|ma|la|le)_\w+_(commence|demarre|part)|(commencons|commence|demarre)_(notre|nos|mon|ma|la|le)|(nuestr[oa]|mi|el|la)_\w+_(empieza|comienza|sale)|(empezamos|comenzamos)_(nuestr[oa]|el|la)|(nostr[oa]|mi[oa]|il|la)_\w+_(inizia|comincia|parte)|(iniziamo|cominciamo)_(il|la|i|le))\b`,
  /** At the end of a word for sleep, before its hours. */
  froms: `from between von zwischen de entre dalle le`,
  wholes: `whole entire complete full ganzen ganzer komplett kompletten entier entiere toute entero entera todo intero intera tutto`,
}
