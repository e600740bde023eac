/** Dishes, drinks and ingredients that have the same name in many languages, each meaning itself. */
export const dishNames = `carbonara | cacio e pepe | amatriciana | lasagne | lasagna | risotto | ravioli | gnocchi | tiramisu | cannoli | focaccia | bruschetta | arancini | suppli | panini | burrata | prosciutto | bistecca | ossobuco | polenta | pesto | aperol | prosecco | limoncello | negroni | grappa |
  okonomiyaki | takoyaki | yakitori | kaiseki | omakase | natto | tempura | teppanyaki | tonkatsu | gyoza | soba | udon | miso | wagyu | kobe | mochi | onigiri | izakaya | shabu shabu | sukiyaki | unagi | matcha | yakiniku | bento | katsu | donburi | edamame | kombucha | fugu |
  pierogi | zurek | bigos | borscht | barszcz | goulash | gulasch | schnitzel | wiener schnitzel | sachertorte | apfelstrudel | kaiserschmarrn | currywurst | bratwurst | sauerkraut | doner | döner | kebab | kebap | falafel | hummus | shawarma | tagine | tajine | couscous | pastilla | harira | baklava | börek | borek | meze | mezze | köfte | kofta | simit | raki | ayran | baba ganoush | tabbouleh | tahini | shakshuka |
  paella | gazpacho | jamon | churros | pintxos | tortilla | patatas bravas | croquetas | calçots | calcots | fideua | sangria | vermouth | vermut | cava | pulpo | chorizo | pan con tomate | crema catalana | tostada | tostadas | tacos | burritos | burrito | quesadilla | quesadillas | enchiladas | guacamole | mole | pozole | tamales | elote | mezcal | tequila | margarita | margaritas | ceviche | empanada | empanadas | arepas | asado | nachos | chilaquiles | al pastor | cochinita | churro |
  pastel de nata | pasteis de nata | pasteis | bacalhau | francesinha | ginjinha | vinho verde | port wine | caldo verde | bifana |
  crepe | crepes | galette | galettes | baguette | baguettes | macaron | macarons | eclair | escargots | escargot | foie gras | raclette | tartiflette | quiche | ratatouille | bouillabaisse | coq au vin | boeuf bourguignon | confit | duck confit | steak frites | moules frites | moules | croque monsieur | soufflé | creme brulee | profiteroles | tarte tatin | camembert | roquefort | champagne | absinthe | kir |
  dim sum | xiaolongbao | bao | hotpot | hot pot | peking duck | dumplings | mapo tofu | bubble tea | boba | congee | char siu | pho | banh mi | bun cha | spring rolls | summer rolls | pad thai | tom yum | tom yam | tom kha | green curry | papaya salad | som tam | mango sticky rice | khao soi | satay | laksa | nasi goreng | rendang | bibimbap | kimchi | bulgogi | tteokbokki | soju | korean bbq | biryani | masala | tikka masala | naan | dosa | samosa | samosas | thali | momo | chai | lassi |
  bagel | bagels | cheesecake | pancakes | waffles | doughnuts | donuts | pretzel | pretzels | pastrami | reuben | lobster roll | hot dog | hot dogs | mac and cheese | clam chowder | fried chicken | milkshake | milkshakes | cupcakes | brownies | poutine | fish and chips | scones | haggis | sunday roast | pork pie | full english | pie and mash | cornish pasty | toad in the hole | sticky toffee pudding | guinness | pimms | cider | scotch | smorrebrod | smørrebrød | meatballs | köttbullar | fondue | rösti | moussaka | souvlaki | gyros | feta | tzatziki | spanakopita | ouzo | retsina |
  stroopwafels | stroopwafel | bitterballen | herring | caviar | oysters | truffle | truffles | sourdough | avocado toast | poke | smoothies | smoothie | burrata`

/** What is eaten or refused by its own name in one language. */
export const dishNamesIn: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  en: {
    tripe: 'tripe', beetroot: 'beetroot | beets | beet', coriander: 'coriander | cilantro', aubergine: 'aubergine | eggplant', olives: 'olives | olive', anchovies: 'anchovies | anchovy', liver: 'liver',
    lamb: 'lamb', duck: 'duck', rabbit: 'rabbit', horse: 'horse meat', veal: 'veal', octopus: 'octopus', squid: 'squid | calamari', tofu: 'tofu', cabbage: 'cabbage', lobster: 'lobster rolls', crab: 'crab cakes', snails: 'snails', frogs: "frogs' legs | frog legs",
    'blue-cheese': 'blue cheese', soup: 'soup | soups', salad: 'salad | salads', sandwiches: 'sandwich | sandwiches', waffles: 'waffle', pancakes: 'pancake', doughnuts: 'doughnut | donut', hummus: 'houmous', oysters: 'oyster', turkish: 'turkish food', vietnamese: 'vietnamese food', ethiopian: 'ethiopian food', lebanese: 'lebanese food', peruvian: 'peruvian food', moroccan: 'moroccan food', polish: 'polish food', georgian: 'georgian food',
    scones: 'scone', chocolate: 'hot chocolate', rum: 'rum', gin: 'gin', cocktails: 'cocktail',
  },
  de: {
    innereien: 'innereien', 'rote-bete': 'rote bete | rote beete', coriander: 'koriander', olives: 'oliven', liver: 'leber', lamb: 'lamm', duck: 'ente', octopus: 'oktopus | tintenfisch', tofu: 'tofu', soup: 'suppe | suppen', cheesecake: 'käsekuchen', waffles: 'waffeln', crepes: 'crêpe | crêpes', tripe: 'kutteln', snails: 'schnecken', schnitzel: 'schnitzel', strudel: 'strudel', bretzel: 'brezel | brezn', mushrooms: 'pilze', 'raw-fish': 'roher fisch | rohen fisch',
  },
  fr: {
    tripe: 'tripes | andouillette | abats', beetroot: 'betterave | betteraves', coriander: 'coriandre', olives: 'olives', liver: 'foie', lamb: 'agneau', duck: 'canard', octopus: 'poulpe', tofu: 'tofu', soup: 'soupe | soupes', cheesecake: 'cheesecake', waffles: 'gaufre | gaufres', oysters: 'huître | huîtres', cheese: 'fromage | fromages', snails: 'escargots', couscous: 'couscous', mussels: 'moules frites',
  },
  es: {
    tripe: 'callos | menudo | mondongo', beetroot: 'remolacha', coriander: 'cilantro', olives: 'aceitunas', liver: 'hígado', lamb: 'cordero', duck: 'pato', octopus: 'pulpo', tofu: 'tofu', soup: 'sopa | sopas', cheesecake: 'tarta de queso', waffles: 'gofre | gofres', oysters: 'ostras', cheese: 'quesos | queso', snails: 'caracoles', vermouth: 'vermut | vermú | el vermut', tacos: 'tacos', ham: 'jamón', tortilla: 'tortilla de patatas', croquettes: 'croquetas',
  },
  it: {
    tripe: 'trippa | frattaglie', beetroot: 'barbabietola', coriander: 'coriandolo', olives: 'olive', liver: 'fegato', lamb: 'agnello', duck: 'anatra', octopus: 'polpo', tofu: 'tofu', soup: 'zuppa | zuppe | minestra', cheesecake: 'cheesecake', oysters: 'ostriche | ostrica', cheese: 'formaggi | formaggio', snails: 'lumache', rabbit: 'coniglio', horse: 'cavallo',
  },
}
