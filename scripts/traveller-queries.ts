/** What travellers type, and the label that has to come first or second. Alternatives are separated by `or`. */
export const travellerQueries = `
nyc -> New York, USA
new york city -> New York, USA
big apple -> New York, USA
manhattan -> New York, USA
LA -> Los Angeles, USA
SF -> San Francisco, USA
san fran -> San Francisco, USA
DC -> Washington DC, USA
washington dc -> Washington DC, USA
philly -> Philadelphia, USA
vegas -> Las Vegas, USA
nola -> New Orleans, USA
KL -> Kuala Lumpur, Malaysia
HK -> Hong Kong, Hong Kong
cdmx -> Mexico City, Mexico
saigon -> Ho Chi Minh City, Vietnam
bombay -> Mumbai, India
bangalore -> Bengaluru, India
rio -> Rio de Janeiro, Brazil
st petersburg -> Saint Petersburg, Russia
joburg -> Johannesburg, South Africa
the hague -> The Hague, Netherlands
den haag -> The Hague, Netherlands
münchen -> Munich, Germany
munchen -> Munich, Germany
muenchen -> Munich, Germany
köln -> Cologne, Germany
koeln -> Cologne, Germany
praha -> Prague, Czechia
wien -> Vienna, Austria
firenze -> Florence, Italy
venezia -> Venice, Italy
napoli -> Naples, Italy
lisboa -> Lisbon, Portugal
sevilla -> Seville, Spain
málaga -> Málaga, Spain
malaga -> Málaga, Spain
zurich -> Zürich, Switzerland
geneva -> Geneva, Switzerland
krakow -> Kraków, Poland
København -> Copenhagen, Denmark
malmo -> Malmö, Sweden
tromso -> Tromsø, Norway
reykjavik -> Reykjavík, Iceland
bogota -> Bogotá, Colombia
sao paulo -> São Paulo, Brazil
cancun -> Cancún, Mexico
東京 -> Tokyo, Japan
京都 -> Kyoto, Japan
大阪 -> Osaka, Japan
北京 -> Beijing, China
上海 -> Shanghai, China
香港 -> Hong Kong, Hong Kong
서울 -> Seoul, South Korea
パリ -> Paris, France
Москва -> Moscow, Russia
санкт-петербург -> Saint Petersburg, Russia
Київ -> Kyiv, Ukraine
Αθήνα -> Athens, Greece
αθηνα -> Athens, Greece
القاهرة -> Cairo, Egypt
دبي -> Dubai, United Arab Emirates
กรุงเทพ -> Bangkok, Thailand
תל אביב -> Tel Aviv, Israel
दिल्ली -> Delhi, India or New Delhi, India
barcelna -> Barcelona, Spain
amsterdm -> Amsterdam, Netherlands
toyko -> Tokyo, Japan
lodnon -> London, UK
pariss -> Paris, France
rmoe -> Rome, Italy
bankok -> Bangkok, Thailand
istambul -> Istanbul, Turkey
budapset -> Budapest, Hungary
copenhagn -> Copenhagen, Denmark
dubrovnic -> Dubrovnik, Croatia
edinburg -> Edinburgh, UK
marakesh -> Marrakech, Morocco
reykjavic -> Reykjavík, Iceland
sidney -> Sydney, Australia
melborne -> Melbourne, Australia
singapor -> Singapore, Singapore
lisban -> Lisbon, Portugal
nadrid -> Madrid, Spain
vienn -> Vienna, Austria
queenstwon -> Queenstown, New Zealand
santornii -> Santorini, Greece
phucket -> Phuket, Thailand
LHR -> London, UK
jfk -> New York, USA
CDG -> Paris, France
HND -> Tokyo, Japan
nrt -> Tokyo, Japan
FCO -> Rome, Italy
BCN -> Barcelona, Spain
LAX -> Los Angeles, USA
sfo -> San Francisco, USA
yyz -> Toronto, Canada
SIN -> Singapore, Singapore
KEF -> Reykjavík, Iceland
dxb -> Dubai, United Arab Emirates
paris, texas -> Paris, Texas, USA
paris texas -> Paris, Texas, USA
paris, tx -> Paris, Texas, USA
paris france -> Paris, France
london ontario -> London, Ontario, Canada
london, on -> London, Ontario, Canada
san jose costa rica -> San José, Costa Rica
san jose, california -> San Jose, USA or San Jose, California, USA
portland maine -> Portland, Maine, USA
portland, or -> Portland, USA
cambridge ma -> Cambridge, Massachusetts, USA
cambridge uk -> Cambridge, UK
birmingham alabama -> Birmingham, Alabama, USA
valencia spain -> Valencia, Spain
naples florida -> Naples, Florida, USA
granada nicaragua -> Granada, Nicaragua
cordoba argentina -> Córdoba, Argentina
santiago, chile -> Santiago, Chile
melbourne, fl -> Melbourne, Florida, USA
manchester new hampshire -> Manchester, New Hampshire, USA
paris -> Paris, France
london -> London, UK
rome -> Rome, Italy
florence -> Florence, Italy
york -> York, UK
bath -> Bath, UK
nice -> Nice, France
split -> Split, Croatia
cork -> Cork, Ireland
granada -> Granada, Spain
toledo -> Toledo, Spain
valencia -> Valencia, Spain
lima -> Lima, Peru
hallstatt -> Hallstatt, Austria
zermatt -> Zermatt, Switzerland
positano -> Positano, Italy
bruges -> Bruges, Belgium
brugge -> Bruges, Belgium
queenstown -> Queenstown, New Zealand
tulum -> Tulum, Mexico
oaxaca -> Oaxaca, Mexico
cuzco -> Cusco, Peru
marrakesh -> Marrakech, Morocco
hoi an -> Hoi An, Vietnam
chiang mai -> Chiang Mai, Thailand
luang prabang -> Luang Prabang, Laos
st moritz -> St. Moritz, Switzerland
saint tropez -> Saint-Tropez, France
st tropez -> Saint-Tropez, France
key west -> Key West, USA
banff -> Banff, Canada
aspen -> Aspen, USA
dubrovnik -> Dubrovnik, Croatia
bali -> Bali, Indonesia
tuscany -> Tuscany, Italy
toscana -> Tuscany, Italy
maldives -> Maldives or Maldives, Maldives
cinque terre -> Cinque Terre, Italy
amalfi coast -> Amalfi Coast, Italy
amalfi -> Amalfi Coast, Italy or Amalfi, Italy
santorini -> Santorini, Greece
provence -> Provence, France
andalucia -> Andalusia, Spain
patagonia -> Patagonia, Argentina
iceland -> Iceland or Reykjavík, Iceland
algarve -> Algarve, Portugal
cote d'azur -> Côte d'Azur, France
french riviera -> Côte d'Azur, France
cotswolds -> Cotswolds, UK
hawaii -> Hawaii, USA
maui -> Maui, USA
oahu -> Oahu, USA
phuket -> Phuket, Thailand
goa -> Goa, India
kerala -> Kerala, India
sicily -> Sicily, Italy
sizilien -> Sicily, Italy
crete -> Crete, Greece
majorca -> Mallorca, Spain
ibiza -> Ibiza, Spain
canary islands -> Canary Islands, Spain
azores -> Azores, Portugal
madeira -> Madeira, Portugal
zanzibar -> Zanzibar, Tanzania
galapagos -> Galápagos, Ecuador
bora bora -> Bora Bora, French Polynesia
machu picchu -> Machu Picchu, Peru
koh samui -> Koh Samui, Thailand
lake como -> Lake Como, Italy
scottish highlands -> Scottish Highlands, UK
banff national park -> Banff National Park, Canada
barc -> Barcelona, Spain
amster -> Amsterdam, Netherlands
san f -> San Francisco, USA
los an -> Los Angeles, USA
new yo -> New York, USA
rio de j -> Rio de Janeiro, Brazil
buenos -> Buenos Aires, Argentina
kyo -> Kyoto, Japan
lon -> London, UK
edin -> Edinburgh, UK
`
  .trim()
  .split('\n')
  .map((line) => {
    const [query = '', labels = ''] = line.split(' -> ')
    return { query, labels: labels.split(' or ') }
  })
