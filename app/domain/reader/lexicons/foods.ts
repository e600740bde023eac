const languages = ['en', 'de', 'fr', 'es', 'it'] as const
export type FoodLanguage = (typeof languages)[number]
type Food = { name: string } & Partial<Record<FoodLanguage, string>>

/** What is eaten or left out everywhere: a line for each, its name and what it is called in the five languages. */
const table = `
avocado; avocado | avocados; avocado | avocados; avocat | avocats; aguacate | aguacates | palta; avocado | avocadi
strawberries; strawberry | strawberries; erdbeere | erdbeeren; fraise | fraises; fresa | fresas | frutillas; fragola | fragole
herring; herring | herrings; hering | heringe | matjes; hareng | harengs; arenque | arenques; aringa | aringhe
anchovies; anchovy | anchovies; sardellen | anchovis; anchois; boquerones | boquerón | anchoas; acciughe | alici
sardines; sardine | sardines; sardine | sardinen; sardine | sardines; sardina | sardinas; sarde | sardine
cod; cod | salt cod; kabeljau | stockfisch; morue | cabillaud; bacalao; baccalà | merluzzo
tuna; tuna; thunfisch; thon; atún; tonno
salmon; salmon; lachs; saumon; salmón; salmone
eel; eel | eels; aal; anguille | anguilles; anguila | anguilas; anguilla
offal; offal | innards; innereien; abats; casquería | vísceras; frattaglie | interiora
goulash; goulash; gulasch | gulaschsuppe; goulash; gulasch | goulash; gulasch | goulash
dumplings; dumpling | dumplings; knödel | klöße | teigtaschen; boulettes vapeur; albóndigas al vapor; gnocchi di pane | canederli
pierogi; pierogi | pierogis; piroggen | pierogi; pierogis | pierogi; pierogi; pierogi
schnitzel; schnitzel; schnitzel; escalope viennoise; escalope vienés; cotoletta viennese
pancakes; pancake | pancakes; pfannkuchen | pancake | pancakes; pancake | pancakes; tortitas | panqueques; pancake | pancakes
waffles; waffle | waffles; waffel | waffeln; gaufre | gaufres; gofre | gofres; waffle | cialde
crepes; crepe | crepes; crêpe | crêpes; crêpe | crêpes; crepe | crepes; crêpe | crêpes
croissants; croissant | croissants; croissant | croissants | hörnchen; croissant | croissants; cruasán | cruasanes | croissant; cornetto | cornetti | croissant
cheesecake; cheesecake; käsekuchen; cheesecake; tarta de queso; cheesecake
fries; fries | french fries; pommes | pommes frites; frites; patatas fritas | papas fritas; patatine fritte
potatoes; potato | potatoes; kartoffel | kartoffeln; pommes de terre; patata | patatas; patate
rice; rice; reis; riz; arroz; riso
beans; bean | beans; bohne | bohnen; haricot | haricots; frijoles | alubias; fagioli
lentils; lentil | lentils; linsen; lentilles; lentejas; lenticchie
chickpeas; chickpea | chickpeas; kichererbsen; pois chiches; garbanzos; ceci
tomatoes; tomato | tomatoes; tomate | tomaten; tomate | tomates; tomate | tomates; pomodoro | pomodori
onions; onion | onions; zwiebel | zwiebeln; oignon | oignons; cebolla | cebollas; cipolla | cipolle
garlic; garlic; knoblauch; ail; ajo; aglio
peppers; bell peppers; paprika; poivron | poivrons; pimiento | pimientos; peperoni
aubergine; aubergine | aubergines | eggplant | eggplants; aubergine | auberginen; aubergine | aubergines; berenjena | berenjenas; melanzana | melanzane
courgettes; courgette | courgettes | zucchini; zucchini; courgette | courgettes; calabacín | calabacines; zucchine
spinach; spinach; spinat; épinards; espinacas; spinaci
asparagus; asparagus; spargel; asperge | asperges; espárragos; asparagi
artichokes; artichoke | artichokes; artischocke | artischocken; artichaut | artichauts; alcachofa | alcachofas; carciofo | carciofi
celery; celery; sellerie; céleri; apio; sedano
cucumber; cucumber | cucumbers; gurke | gurken; concombre | concombres; pepino | pepinos; cetriolo | cetrioli
fruit; fruit | fruits; obst; fruits; fruta | frutas; frutta
apples; apple | apples; apfel | äpfel; pomme | pommes; manzana | manzanas; mela | mele
peaches; peach | peaches; pfirsich | pfirsiche; pêche | pêches; melocotón | melocotones; pesche
kiwi; kiwi | kiwis; kiwi | kiwis; kiwi | kiwis; kiwi | kiwis; kiwi
mango; mango | mangoes | mangos; mango | mangos; mangue | mangues; mango | mangos; mango
bananas; banana | bananas; banane | bananen; banane | bananes; plátano | plátanos; banana | banane
pineapple; pineapple; ananas; ananas; piña; ananas
mustard; mustard; senf; moutarde; mostaza; senape
cinnamon; cinnamon; zimt; cannelle; canela; cannella
ginger; ginger; ingwer; gingembre; jengibre; zenzero
lamb; lamb | mutton; lamm | lammfleisch | hammel; agneau | mouton; cordero; agnello
goat; goat | goat meat; ziege | ziegenfleisch; chèvre | chevreau; cabra | cabrito; capra | capretto
rabbit; rabbit; kaninchen; lapin; conejo; coniglio
horse; horse meat; pferdefleisch; viande de cheval; carne de caballo; carne di cavallo
veal; veal; kalb | kalbfleisch; veau; ternera lechal; vitello
duck; duck; ente; canard; pato; anatra
goose; goose; gans; oie; ganso | oca; oca
chicken; chicken; huhn | hähnchen | hühnchen; poulet; pollo; pollo
turkey; turkey meat; pute | truthahn; dinde; pavo; tacchino
beef; beef; rind | rindfleisch; bœuf | boeuf; carne de ternera | carne de res; manzo
steak; steak | steaks; steak | steaks; steak | steaks | entrecôte; filete | chuletón | bife; bistecca | bistecche
venison; venison; wildfleisch; gibier; caza; selvaggina
sausages; sausage | sausages; wurst | würste | würstchen | bratwurst; saucisse | saucisses; salchicha | salchichas; salsiccia | salsicce
snails; snails | snail; schnecken; escargots; caracoles; lumache
frogs; frogs' legs | frog legs; froschschenkel; cuisses de grenouille; ancas de rana; rane
insects; insects; insekten; insectes; insectos | chapulines; insetti
octopus; octopus; oktopus | tintenfisch | krake; poulpe; pulpo; polpo
squid; squid | calamari; kalmar | calamari; calamar | calamars; calamares | chipirones; calamari | totani
sea-urchin; sea urchin | sea urchins; seeigel; oursin | oursins; erizos de mar; ricci di mare
raw-fish; raw fish; rohen fisch | roher fisch | rohem fisch; poisson cru; pescado crudo; pesce crudo
raw-meat; raw meat; rohes fleisch | mett | tatar; viande crue; carne cruda; carne cruda
tartare; steak tartare | tartare; tatar; tartare | steak tartare; steak tartar; tartare
eggs; fried eggs | boiled eggs; spiegelei | rührei; œufs brouillés; huevos fritos; uova strapazzate
tofu; tofu; tofu; tofu; tofu; tofu
soup; soup | soups; suppe | suppen; soupe | soupes; sopa | sopas; zuppa | zuppe
stew; stew | stews; eintopf; ragoût; guiso | estofado; spezzatino
salad; salad | salads; salat | salate; salade | salades; ensalada | ensaladas; insalata | insalate
sandwiches; sandwich | sandwiches; sandwich | sandwiches | belegte brote; sandwich | sandwichs; bocadillo | bocadillos | sándwich; panino | panini
bread; bread; brot; pain; pan; pane
honey-cake; gingerbread; lebkuchen; pain d'épices; pan de jengibre; pan di zenzero
chocolate; chocolate | chocolates; schokolade | pralinen; chocolat | chocolats; chocolate | bombones; cioccolato | cioccolata | cioccolatini
macarons; macaron | macarons; macaron | macarons; macaron | macarons; macarons; macaron
doughnuts; doughnut | doughnuts | donut | donuts; donut | donuts | krapfen; donut | donuts; dónut | rosquillas; bombolone | bomboloni | ciambelle
churros; churros; churros; churros; churros; churros
licorice; liquorice | licorice; lakritz | lakritze; réglisse; regaliz; liquirizia
smoothies; smoothie | smoothies; smoothie | smoothies; smoothie | smoothies; batido | batidos; frullato | frullati
juice; juice | juices; saft | säfte; jus; zumo | zumos | jugo; succo | succhi
cider; cider; cidre | apfelwein; cidre; sidra; sidro
whisky; whisky | whiskey | whiskies; whisky | whiskey; whisky | whiskey; whisky | whiskey | güisqui; whisky | whiskey
gin; gin; gin; gin; ginebra; gin
rum; rum; rum; rhum; ron; rum
mulled-wine; mulled wine; glühwein; vin chaud; vino caliente; vin brulé
champagne; champagne; champagner | sekt; champagne; champán; champagne
gazpacho; gazpacho; gazpacho; gaspacho; gazpacho; gazpacho
empanadas; empanada | empanadas; empanadas; empanada | empanadas; empanada | empanadas; empanadas
ceviche; ceviche; ceviche; ceviche; ceviche | cebiche; ceviche
couscous; couscous; couscous; couscous; cuscús | couscous; couscous | cous cous
tajine; tagine | tajine | tagines; tajine; tajine | tajines; tajín | tayín; tajine
cicchetti; cicchetti; cicchetti; cicchetti; cicchetti; cicchetti | cicchetto
bagna-cauda; bagna cauda; bagna cauda; bagna cauda; bagna cauda; bagna cauda | bagna caoda
fondue; fondue; fondue | käsefondue; fondue; fondue; fonduta
raclette; raclette; raclette; raclette; raclette; raclette
gumbo; gumbo; gumbo; gumbo; gumbo; gumbo
jambalaya; jambalaya; jambalaya; jambalaya; jambalaya; jambalaya
bbq; bbq | barbecue; grillfleisch | barbecue; barbecue; barbacoa; barbecue
dim-sum; dim sum; dim sum; dim sum; dim sum; dim sum`

export const foods: readonly Food[] = table
  .trim()
  .split('\n')
  .map((line) => {
    const [name = '', ...words] = line.split(';').map((each) => each.trim())
    return {
      name,
      ...Object.fromEntries(languages.map((language, at) => [language, words[at] ?? ''])),
    }
  })
