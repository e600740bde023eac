/** Given names of those who travel, beside those that the check of the words knows (verification/capital-words.ts). */
export const given = `
  adele adriana adriano agata agnese agneta aisha alain alan alba albert alberto albrecht aldo alejandra alejandro alena
  alessia alessio alexandra alexandre alexia alexis alfred alfredo alice alicia alina aline alison alix alois alvaro amanda
  amelia amina amir amparo anais anastasia andre andres angelica angelina angelique anika anita anja anke annabel annabella
  annalisa anneliese annette annika anouk anton antonella antonin apollonia ariane arianna armand armando arne arnaud arnold
  arthur arturo astrid aubin audrey auguste aurelie aurelio axel baptiste bastian bastien beate beatriz beatrix belen benedetta
  benedicte benito benjamin benjamino beniamino benoit bernadette bernardo bernd bernhard berta bertrand bettina bianca birgit
  bjorn blanca boris bram brigitte britta bruna bruno camila camilla camille carina carl carlotta carola carolina caroline
  carsten caspar cecile celestine celia celine cesar cesare chantal chloe christelle christine christoph christophe cinzia
  claas clarissa claudine claudio claus clemens clementine cloe colin conrad constanze cora cordula corinna corinne cornelia
  cosima cristina cyril damian damiano damien daniela daniele danielle dario davide delia delphine denise desiree detlef diana
  didier diego dieter dietmar dina dirk domenico domingo dominik dominique donata donato dorian doris dorothea dorothee duncan
  edgar edith edmond edmund eduard eduardo edward eileen elaine elbert eleanor eleonora eleonore elettra eli elia elias eliana
  eliane elio eliseo eliza elke ellen elliot eloise else elvira emanuel emanuela emanuele emile emilia emilie emilio emmanuel
  enrica enrico enrique enzo erica erich ernest ernesto ernst erwin esteban estelle esteve esther etienne eugen eugene eugenia
  eugenio eulalia eva evan evelyn evelyne ewald fabian fabiana fabio fabrice fabrizio fatima faustina federica federico felicia
  felicitas felipe ferdinand fergus fernanda fiona flavia flavio florent florentin floriane fiorella franca franco francine
  franck franz franziska fred freddie frederic frederik freya frida friederike friedrich fritz gabriela gabriele gabriella gaia
  gaspard gaston geoffrey georgia georges geraldine gerard gerda gerhard gertrud gianluca gianna gilbert gilles gina ginevra
  giorgia giovanna gisela gisele gita giulio goran gonzalo grazia greta gretel guido guillermo guiseppe gunnar gunther gustav
  gustavo guy hamid hannes harald harold harriet harry heidi heike heiner heinrich heinz helen helene helga helmut hendrik
  henrietta henriette henrik herbert heribert hermann hilda hilde horst hubert hugues ian ida igor ilaria ilse imke imogen inga
  ingeborg ingo ingrid inka irene irina irma isaac isabella isabelle isidora isidro ivan ivo jacqueline jaime jakub jan janina
  janine javier jeanette jennifer jens jeremy jessica jim joachim joan joana joanna joaquin jochen joel joelle johanna johannes
  john jolanda jon jonathan jordan jordi josef josefa josefina josephine josette josh joshua juan juana judith jule jules
  juliane juliet juliette julius jurgen jutta kai karen karim karin karla karsten kaspar kate katharine katherine kathrin katia
  katja katrin kerstin kevin kilian klara klaus konrad konstantin kristina kurt lars laetitia laila lara lauren laurence
  laurent laurie lavinia layla leah leander leandro leila leni leonie leonor leonora leopold leticia leyla lia liam lidia
  lieselotte lilian liliana lilly lily linda linus lionel livia liz lola lolita lore loredana lorena lorenz loretta lorraine
  lothar lotte lotta louisa luana luc lucie lucien lucienne lucio lucrezia ludovic ludovica ludwig luisa luka lukas lydia lynn
  mabel maddalena madeleine madeline magda magdalena magnus maike maja malte manfred manon manuela marc marcel marcela marcella
  marcello marcelo marcos marcus margarete margarita margherita margot marguerite mariana marianna marianne mariano mariella
  marietta marika marilena marina marisa marisol marius marjorie marleen marlene marlies marlon martine martino marvin massimo
  mathias mathieu mathilda mathilde matias matilda matilde matthias matthieu maud maura maureen maurice mauricio maurizio mauro
  maxime maximilian mechthild melanie melina melissa micaela micha michaela michele micheline michelle miguel mika milena milla
  milo mira miranda mireille miriam mirko moira mona moritz muriel myriam nadia nadine nadja naomi natalia natalie natascha
  nathalie nathan nele nelly nelson nerea nicholas nick nico nicole nicoletta niklas nils nino noa noel noemi noelle nora
  norbert norma octavia octavio odette odile olaf ole olga olivia olivier ombretta ornella otto ottilie ottavia ottavio owen
  pablo pamela paquita pascal pascale patrice patricia patricio patrizia paulina pauline paulo pedro pepita peppe peter petra
  phil philipp philippa phoebe pia pierrot piero pierluigi pippa quentin quirin rachel raffaele raffaella rafaela ralf ralph
  ramon ramona raoul raquel raul raymond rebekka regina regine reinhard reinhold remi remy renata renate rene renee renzo
  ricarda riccardo ricardo richard rita roald roberta roberto robin rodolfo rodrigo roger roland rolf romain romina romy ronan
  ronja rosalia rosalie rosalind rosanna roxane ruben rudi rudolf rupert ruth sabina sabrina salome salvatore sam samantha
  samira samson samuel samuele sandra sandrine sandro santino sascha saskia saul sebastiano sebastien selena selma serena serge
  sergio severin sibylle siegfried sigrid silke silvana silvano silvio simona simone siri solange sonia sonja soren stefania
  stefanie steffen stephan stephane stephanie steven sven svenja susan susana susann susanne suzanne svetlana sybille sylvain
  sylvia sylvie tamara tania tanja tatiana ted teo teodora teodoro tessa thea theo theodor theodore therese thierry thilo
  thorsten thibault tiago tilda timo timothy tina tiziana tobia tommaso toni tonio tony torben torsten tristan trudi udo ugo
  ulla ulrich ulrike umberto ursula ute uwe valentin valentino valeria valerie valerio vanessa vera verena vicente vicki
  victoria viktor viktoria vincenza vincenzo violeta violetta violette virginia virginie vito vittoria vittorio viviana viviane
  volker waldemar walter waltraud wanda wendy werner wiebke wilhelm willem willi willy wilma winfried wolfgang yann yannick
  yasmin yasmina yolanda yolande yves yvette yvonne zelda zita zoe zora abel adrian agathe albin amadeo andrew anthony arno
  aron aurelia barnabas bea berthe bob brian bridget carlos cathy charlie cleo clelia damaris debora deborah edda elif emre
  erwan ezio fabien fran georgina ginette greg hans hedwig heloise ike ilona irmgard ishaan jana joe jost kim knut leif
  leonidas levi lino lou lucia lutz maeve malika maren mats mehmet mattia mila nanni nuria oskar paolina pau piet priya rahul
  rania rashid robert rosie rowan sander sanna scarlett selim sofie taro theresa tilly tomas tomaso trude tullio uma vasco wim
  yara yuki yuna zeno alfons alwin friedel hanno henning ilka immanuel jorg jorn kathe liesel marthe meike minna nikolaus
  ottokar rike rosi sepp thekla traudl vreni xaver
`

/** Painters, builders, writers and rulers of whom many places tell, rivers, seas, mountains, countries and great cities, and beings of stories. */
export const renowned = `
  michelangelo bernini borromini caravaggio raphael raffael raffaello rafael leonardo donatello botticelli titian tizian
  tiziano tintoretto bramante brunelleschi giotto palladio vasari canova rubens rembrandt vermeer velazquez goya picasso miro
  dali gaudi monet manet renoir degas cezanne gauguin matisse rodin klimt schiele mozart beethoven bach vivaldi verdi puccini
  chopin wagner goethe schiller keats shelley byron dante boccaccio petrarca shakespeare dickens wilde joyce hemingway proust
  hugo zola cervantes lorca pessoa camoes saramago kafka freud mucha gehry corbusier wren turner hokusai hiroshige caesar cesar
  augustus nero hadrian trajan constantine marcus aurelius napoleon napoleone medici borgia cleopatra venus jupiter neptune
  neptun bacchus apollo diana mars minerva hercules moses moise mose madonna buddha vishnu shiva ganesha tevere tiber tibre
  seine thames rhine danube donau sena tamesis arno miguel angel michel ange caravage moises cecile janiculum gianicolo
  capitole capitol capitolio kapitol campidoglio aventine aventino aventin palatine palatino palatin quirinale esquiline
  esquilino celio caelian pincio vaticani vaticanos vaticanas vaticane vatikanische vatikanischen sistina sixtina sixtine
  sistine sixtinische sixtinischen farnese borghese navona trevi colisee coliseo colosseo kolosseum vatican vatikan vaticano
  pantheon panteon trastevere forum foro duecento trecento quattrocento cinquecento seicento settecento ottocento novecento
  goliath goliat golia judith judit giuditta samson sanson sansone salome abraham isaac isaak isacco noah noe jonah jona giona
  daniel tobias solomon salomon salomone job hiob giobbe adam adan adamo eve eva cain kain abel laurence laurentius laurent
  lorenzo lucy lucia lucie agnes ines agnese agatha agueda agata sebastien sebastiano georges georgios jorge giorgio theresa
  therese teresa cecilia christophe christophorus cristoforo bernin bernino sphinx icarus ikarus icare icaro narcissus narziss
  narcisse narciso orpheus orphee orfeo eurydice persephone proserpina proserpine pluto plutone daphne dafne leda europa baco
  bacco cupid amor cupidon cupido amore psyche psique psiche atlas herkules hercule ercole perseus persee perseo medusa meduse
  minotaur minotaurus minotaure minotauro odysseus ulysses ulysse ulises ulisse achilles achille aquiles aeneas enee eneas enea
  romulus remus romulo remo brutus cicero ciceron cicerone seneca senecca virgil vergil virgile virgilio ovid ovide ovidio
  horace horaz horacio orazio homer homere homero omero barbarie belle bete punch pulcinella arlecchino harlequin harlekin
  pinocchio romeo juliet julia juliette giulietta hamlet faust quixote quijote
  alps alpen alpes alpi pyrenees pyrenaen pyrenees pirineos pirenei andes anden ande himalaya himalayas karpaten carpathians
  apennin apennines appennini apeninos dolomiten dolomites dolomiti dolomitas vesuv vesuvius vesuvio vesuve etna fuji sahara
  mittelmeer mediterraneo mediterranee mediterranean adria adriatico adriatique adriatic agais egeo egee aegean ionio
  atlantik atlantique atlantico atlantic pazifik pacifique pacifico pacific nordsee ostsee baltic baltico baltique schwarzes
  bosporus bosphorus bosphore bosforo bosporo mekong ganges gange nil nile nilo yangtse yangtze yangzi hudson mississippi
  amazonas amazon amazone amazzonia rhein rhin rin reno rhone rodano elbe elba spree isar loire garonne ebro guadalquivir tajo
  tejo douro duero po adige vltava moldau moldava neckar main saone marne volga wolga orinoco parana
  europa europe asien asie asia afrika afrique africa amerika amerique america australien australie australia ozeanien oceanie
  deutschland alemania allemagne germania germany frankreich francia france spanien espana espagne spagna spain italien italia
  italie italy portugal portogallo england angleterre inghilterra inglaterra schottland ecosse scozia escocia scotland irland
  irlande irlanda ireland griechenland grece grecia greece turkei turquie turchia turquia turkey agypten egypte egitto egipto egypt
  marokko maroc marocco marruecos morocco indien inde india china chine cina japan japon giappone korea coree corea vietnam
  thailand thailande tailandia mexiko mexique messico mexico brasilien bresil brasile brasil brazil argentinien argentine
  argentina peru perou chile chili cile kuba cuba kanada canada osterreich autriche austria schweiz suisse svizzera suiza
  niederlande hollande olanda holanda belgien belgique belgio belgica danemark danimarca dinamarca schweden suede svezia suecia
  norwegen norvege norvegia noruega polen pologne polonia ungarn hongrie ungheria hungria bohmen boheme boemia bohemia toskana
  toscane toscana tuscany sizilien sicile sicilia sicily andalusien andalousie andalusia andalucia provence bretagne normandie
  normandia katalonien catalogne catalogna cataluna kastilien castille castiglia castilla bayern baviere baviera
  rom rome roma paris parigi london londres londra wien vienne viena vienna venedig venise venecia venezia florenz florence
  firenze florencia neapel naples napoli napoles mailand milan milano athen athenes atenas atene lissabon lisbonne lisbona
  lisboa madrid barcelona barcellona barcelone sevilla seville siviglia granada berlin berlino munchen munich monaco prag prague
  praga budapest istanbul estambul konstantinopel constantinople costantinopoli constantinopla byzanz byzance bisanzio bizancio
  jerusalem gerusalemme jerusalen mekka mecque mecca meca troja troie troia troya karthago carthage cartagine cartago kairo caire
  cairo tokio tokyo kioto kyoto peking pekin pechino york buenos aires habana havanna avana
  columbus kolumbus colomb colon colombo magellan magellano magallanes vasco gama cook darwin humboldt bolivar marti guevara
  frida kahlo rivera evita peron gardel neruda borges cortes moctezuma atahualpa pizarro polo kublai dschingis gengis mandela
  gandhi confucius konfuzius confucio mohammed muhammad mahoma maometto ataturk suleiman soliman solimano saladin ramses
  tutankhamun tutanchamun nefertiti nofretete alexander alejandro alessandro karl carlomagno charlemagne barbarossa lenin stalin
  churchill lincoln washington kennedy einstein galilei galileo newton kopernikus copernic kepler luther calvin nobel
  andersen grimm ibsen strindberg munch grieg sibelius tolstoi dostojewski puschkin pushkin victoria elisabeth habsburg habsburger
  bourbon borbon borbone tudor stuart savoy savoia wittelsbach hohenzollern gotik barock renaissance risorgimento
  allah shinto zen krishna rama hanuman kali parvati lakshmi garuda naga inti pachamama quetzalcoatl viracocha
`
