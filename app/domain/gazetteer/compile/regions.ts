/** A destination that is not a town: an island, a coast, a province. */
export interface Region {
  name: string
  /** ISO 3166-1, two letters. */
  country: string
  /** Whether it is the country itself, which needs no second name in its label. */
  wholeCountry: boolean
  latitude: number
  longitude: number
  timeZone: string
  aliases: string[]
  /** 0 to 100: how well known it is among travellers. */
  known: number
}

/** country; name; latitude, longitude; time zone; how well known; other names. A name with `*` is its whole country. */
const rows = `
ID; Bali; -8.41, 115.19; Asia/Makassar; 98; Pulau Bali, Ubud Bali, Seminyak Bali, Canggu Bali
ID; Lombok; -8.57, 116.32; Asia/Makassar; 62; Gili Islands, Gilis, Gili Trawangan
ID; Komodo Islands; -8.55, 119.49; Asia/Makassar; 55; Komodo, Komodo National Park, Flores Komodo
ID; Java; -7.49, 110.00; Asia/Jakarta; 60; Jawa
MV; Maldives*; 3.20, 73.22; Indian/Maldives; 92; Maldive Islands, Malediven, Maldive
SC; Seychelles*; -4.68, 55.49; Indian/Mahe; 75; Seychellen, La Digue, Praslin
MU; Mauritius*; -20.28, 57.56; Indian/Mauritius; 78; Maurice, Île Maurice
RE; Réunion*; -21.13, 55.53; Indian/Reunion; 55; La Réunion, Reunion Island
TZ; Zanzibar; -6.13, 39.36; Africa/Dar_es_Salaam; 74; Unguja, Zanzibar Island
TZ; Serengeti; -2.33, 34.83; Africa/Dar_es_Salaam; 70; Serengeti National Park, Ngorongoro
TZ; Kilimanjaro; -3.07, 37.35; Africa/Dar_es_Salaam; 62; Mount Kilimanjaro
KE; Masai Mara; -1.49, 35.14; Africa/Nairobi; 66; Maasai Mara
ZA; Garden Route; -33.98, 22.45; Africa/Johannesburg; 55;
ZA; Kruger National Park; -23.99, 31.55; Africa/Johannesburg; 62; Kruger, Kruger Park
NA; Sossusvlei; -24.73, 15.30; Africa/Windhoek; 45; Namib Desert
ZM; Victoria Falls; -17.92, 25.86; Africa/Lusaka; 62; Vic Falls, Livingstone Falls
MG; Madagascar*; -18.77, 46.87; Indian/Antananarivo; 58; Madagaskar
CV; Cape Verde*; 15.12, -23.61; Atlantic/Cape_Verde; 52; Cabo Verde, Kap Verde
IT; Tuscany; 43.46, 11.14; Europe/Rome; 90; Toscana, Toskana, Toscane, Chianti, Val d'Orcia
IT; Cinque Terre; 44.13, 9.69; Europe/Rome; 84; 5 Terre, Five Lands
IT; Amalfi Coast; 40.63, 14.60; Europe/Rome; 88; Costiera Amalfitana, Costa Amalfitana, Amalfikueste, Amalfiküste
IT; Sicily; 37.60, 14.02; Europe/Rome; 86; Sicilia, Sizilien, Sicile
IT; Sardinia; 40.12, 9.01; Europe/Rome; 80; Sardegna, Sardinien, Sardaigne, Costa Smeralda
IT; Capri; 40.55, 14.22; Europe/Rome; 68; Isle of Capri
IT; Lake Como; 46.02, 9.26; Europe/Rome; 78; Lago di Como, Comer See
IT; Lake Garda; 45.64, 10.66; Europe/Rome; 70; Lago di Garda, Gardasee
IT; Dolomites; 46.43, 11.85; Europe/Rome; 76; Dolomiti, Dolomiten, South Tyrol, Südtirol, Alto Adige
IT; Puglia; 40.98, 16.62; Europe/Rome; 70; Apulia, Apulien, Salento
IT; Umbria; 42.97, 12.49; Europe/Rome; 52; Umbrien
IT; Piedmont; 45.06, 7.92; Europe/Rome; 50; Piemonte, Piemont, Langhe
FR; Provence; 43.83, 5.29; Europe/Paris; 84; Luberon, Provenza
FR; Côte d'Azur; 43.55, 7.02; Europe/Paris; 82; French Riviera, Cote dAzur, Riviera
FR; Corsica; 42.15, 9.08; Europe/Paris; 66; Corse, Korsika
FR; Normandy; 49.12, -0.37; Europe/Paris; 66; Normandie, D-Day beaches
FR; Brittany; 48.20, -2.93; Europe/Paris; 56; Bretagne
FR; Loire Valley; 47.38, 0.69; Europe/Paris; 66; Val de Loire, Loire
FR; Alsace; 48.24, 7.42; Europe/Paris; 60; Elsass
FR; Burgundy; 47.05, 4.38; Europe/Paris; 54; Bourgogne
FR; Champagne; 49.05, 4.03; Europe/Paris; 50; Champagne region
FR; Dordogne; 45.15, 0.75; Europe/Paris; 52; Périgord
FR; French Alps; 45.50, 6.60; Europe/Paris; 58; Mont Blanc, Alpes
FR; Mont Saint-Michel; 48.64, -1.51; Europe/Paris; 64; Mont St Michel
ES; Andalusia; 37.46, -4.58; Europe/Madrid; 78; Andalucía, Andalusien, Andalousie
ES; Mallorca; 39.61, 2.98; Europe/Madrid; 84; Majorca, Malle
ES; Ibiza; 38.98, 1.42; Europe/Madrid; 84; Eivissa
ES; Menorca; 39.95, 4.11; Europe/Madrid; 62; Minorca
ES; Formentera; 38.70, 1.45; Europe/Madrid; 52;
ES; Canary Islands; 28.29, -16.00; Atlantic/Canary; 78; Canaries, Islas Canarias, Kanaren, Kanarische Inseln
ES; Tenerife; 28.27, -16.60; Atlantic/Canary; 78; Teneriffa, Ténérife
ES; Gran Canaria; 27.96, -15.60; Atlantic/Canary; 68; Grand Canary
ES; Lanzarote; 29.04, -13.63; Atlantic/Canary; 66;
ES; Fuerteventura; 28.40, -14.00; Atlantic/Canary; 60;
ES; Costa Brava; 41.90, 3.10; Europe/Madrid; 58;
ES; Costa del Sol; 36.51, -4.75; Europe/Madrid; 64;
ES; Costa Blanca; 38.49, -0.20; Europe/Madrid; 52;
ES; Camino de Santiago; 42.60, -5.57; Europe/Madrid; 56; Camino, Way of St James, Jakobsweg
ES; Basque Country; 43.05, -2.60; Europe/Madrid; 58; País Vasco, Euskadi
PT; Algarve; 37.13, -8.20; Europe/Lisbon; 80; The Algarve
PT; Azores; 37.78, -25.50; Atlantic/Azores; 74; Açores, Azoren, São Miguel
PT; Madeira; 32.75, -16.98; Atlantic/Madeira; 76; Madeira Island
PT; Douro Valley; 41.16, -7.79; Europe/Lisbon; 60; Douro, Vale do Douro
GR; Santorini; 36.40, 25.43; Europe/Athens; 92; Thira, Thera, Santorin, Σαντορίνη
GR; Mykonos; 37.45, 25.38; Europe/Athens; 82; Mikonos, Μύκονος
GR; Crete; 35.24, 24.81; Europe/Athens; 84; Kriti, Kreta, Κρήτη, Crète, Creta
GR; Rhodes; 36.20, 27.96; Europe/Athens; 70; Rodos, Rhodos, Ρόδος
GR; Corfu; 39.60, 19.83; Europe/Athens; 70; Kerkyra, Korfu, Κέρκυρα
GR; Zakynthos; 37.78, 20.76; Europe/Athens; 62; Zante, Ζάκυνθος
GR; Kos; 36.82, 27.11; Europe/Athens; 56; Κως
GR; Naxos; 37.06, 25.47; Europe/Athens; 58; Νάξος
GR; Paros; 37.06, 25.19; Europe/Athens; 58; Πάρος
GR; Kefalonia; 38.25, 20.57; Europe/Athens; 54; Cephalonia
GR; Milos; 36.70, 24.43; Europe/Athens; 54; Μήλος
GR; Cyclades; 37.10, 25.30; Europe/Athens; 60; Greek Islands, Kykladen
GR; Meteora; 39.72, 21.63; Europe/Athens; 56; Μετέωρα
GR; Peloponnese; 37.40, 22.30; Europe/Athens; 50; Peloponnes
IS; Iceland*; 64.96, -19.02; Atlantic/Reykjavik; 86; Ísland, Island IS, Golden Circle, Ring Road
FO; Faroe Islands*; 62.00, -6.79; Atlantic/Faroe; 55; Faroes, Føroyar
GL; Greenland*; 69.22, -51.10; America/Nuuk; 50; Grönland
NO; Lofoten; 68.15, 13.61; Europe/Oslo; 66; Lofoten Islands
NO; Norwegian Fjords; 61.10, 6.80; Europe/Oslo; 66; Fjords, Sognefjord, Geirangerfjord
NO; Svalbard; 78.22, 15.65; Arctic/Longyearbyen; 52; Spitsbergen
FI; Lapland; 67.92, 26.50; Europe/Helsinki; 66; Lappland, Finnish Lapland
GB; Cotswolds; 51.83, -1.84; Europe/London; 74; The Cotswolds
GB; Lake District; 54.46, -3.09; Europe/London; 66; The Lakes, Lake District National Park
GB; Cornwall; 50.42, -4.90; Europe/London; 70; Kernow
GB; Scottish Highlands; 57.12, -4.71; Europe/London; 74; Highlands, The Highlands
GB; Isle of Skye; 57.27, -6.22; Europe/London; 68; Skye
GB; Scotland; 56.49, -4.20; Europe/London; 74; Schottland, Écosse
GB; Wales; 52.13, -3.78; Europe/London; 60; Cymru
GB; Northern Ireland; 54.64, -6.66; Europe/London; 54;
GB; England; 52.36, -1.17; Europe/London; 66;
GB; Peak District; 53.35, -1.83; Europe/London; 50;
GB; Channel Islands; 49.21, -2.13; Europe/Jersey; 40;
IE; Ring of Kerry; 51.92, -9.90; Europe/Dublin; 58; Kerry
IE; Connemara; 53.50, -9.80; Europe/Dublin; 46;
IE; Ireland*; 53.41, -8.24; Europe/Dublin; 72; Éire
DE; Bavaria; 48.79, 11.50; Europe/Berlin; 66; Bayern, Bavière
DE; Black Forest; 48.00, 8.20; Europe/Berlin; 64; Schwarzwald, Forêt-Noire
DE; Rhine Valley; 50.15, 7.70; Europe/Berlin; 52; Rheintal, Romantic Rhine
DE; Romantic Road; 49.38, 10.18; Europe/Berlin; 48; Romantische Straße
DE; Neuschwanstein; 47.56, 10.75; Europe/Berlin; 54; Neuschwanstein Castle
DE; Saxon Switzerland; 50.92, 14.12; Europe/Berlin; 42; Sächsische Schweiz
AT; Tyrol; 47.25, 11.40; Europe/Vienna; 58; Tirol
AT; Wachau; 48.37, 15.43; Europe/Vienna; 44;
CH; Swiss Alps; 46.56, 8.00; Europe/Zurich; 70; Bernese Oberland, Jungfrau
HR; Istria; 45.20, 13.90; Europe/Zagreb; 54; Istra, Istrien
HR; Dalmatia; 43.50, 16.44; Europe/Zagreb; 54; Dalmatian Coast, Dalmacija
HR; Plitvice Lakes; 44.88, 15.62; Europe/Zagreb; 60; Plitvice, Plitvička jezera
HR; Hvar; 43.17, 16.60; Europe/Zagreb; 58;
SI; Lake Bled; 46.36, 14.09; Europe/Ljubljana; 62;
RO; Transylvania; 46.10, 24.60; Europe/Bucharest; 60; Transilvania, Siebenbürgen, Erdély
MT; Malta*; 35.93, 14.38; Europe/Malta; 74; Gozo
CY; Cyprus*; 35.06, 33.30; Asia/Nicosia; 70; Kypros, Zypern, Κύπρος
TR; Cappadocia; 38.65, 34.83; Europe/Istanbul; 76; Kapadokya, Göreme Valley, Kappadokien
TR; Turkish Riviera; 36.60, 30.20; Europe/Istanbul; 54; Lycian Coast, Türkische Riviera
TR; Pamukkale; 37.92, 29.12; Europe/Istanbul; 56; Hierapolis
JO; Petra; 30.33, 35.44; Asia/Amman; 76; البتراء
MM; Bagan; 21.17, 94.86; Asia/Yangon; 62; Pagan
US; Jackson Hole; 43.58, -110.83; America/Denver; 56; Grand Teton, Grand Teton National Park
JO; Wadi Rum; 29.58, 35.42; Asia/Amman; 58;
JO; Dead Sea; 31.55, 35.55; Asia/Amman; 58;
EG; Red Sea; 27.20, 33.85; Africa/Cairo; 58; Red Sea Riviera, Rotes Meer
EG; Sinai; 29.50, 33.90; Africa/Cairo; 50;
MA; Sahara; 31.10, -4.01; Africa/Casablanca; 58; Sahara Desert, Merzouga Desert, Erg Chebbi
MA; Atlas Mountains; 31.06, -7.92; Africa/Casablanca; 50; High Atlas
IN; Goa; 15.36, 74.06; Asia/Kolkata; 80; Goa Beaches
IN; Kerala; 10.16, 76.40; Asia/Kolkata; 74; Kerala Backwaters, God's Own Country
IN; Rajasthan; 26.57, 73.84; Asia/Kolkata; 72; Rajputana
IN; Ladakh; 34.21, 77.61; Asia/Kolkata; 58;
IN; Kashmir; 34.10, 74.81; Asia/Kolkata; 56;
IN; Golden Triangle; 27.50, 76.70; Asia/Kolkata; 50;
IN; Andaman Islands; 11.74, 92.66; Asia/Kolkata; 50; Andamans
BT; Bhutan*; 27.51, 90.43; Asia/Thimphu; 56;
NP; Everest Base Camp; 28.00, 86.85; Asia/Kathmandu; 60; Everest, Mount Everest, EBC
NP; Annapurna; 28.53, 83.88; Asia/Kathmandu; 54; Annapurna Circuit
LK; Sri Lanka*; 7.87, 80.77; Asia/Colombo; 74; Ceylon
TH; Phuket; 7.95, 98.34; Asia/Bangkok; 84; Ko Phuket, Patong, ภูเก็ต
TH; Krabi; 8.06, 98.92; Asia/Bangkok; 66; Ao Nang, Railay
TH; Koh Samui; 9.51, 100.01; Asia/Bangkok; 72; Ko Samui, Samui, Kho Samui
TH; Koh Phi Phi; 7.74, 98.77; Asia/Bangkok; 66; Phi Phi, Phi Phi Islands, Ko Phi Phi
TH; Koh Phangan; 9.74, 100.03; Asia/Bangkok; 58; Ko Pha Ngan
TH; Koh Tao; 10.10, 99.84; Asia/Bangkok; 54; Ko Tao
TH; Koh Lanta; 7.62, 99.04; Asia/Bangkok; 50; Ko Lanta
TH; Thai Islands; 8.60, 99.00; Asia/Bangkok; 44;
VN; Ha Long Bay; 20.91, 107.18; Asia/Ho_Chi_Minh; 74; Halong Bay, Halong, Vịnh Hạ Long
VN; Mekong Delta; 10.04, 105.79; Asia/Ho_Chi_Minh; 58;
VN; Phu Quoc; 10.23, 103.97; Asia/Ho_Chi_Minh; 62; Phú Quốc
MY; Langkawi; 6.35, 99.80; Asia/Kuala_Lumpur; 66; Pulau Langkawi
MY; Penang; 5.40, 100.24; Asia/Kuala_Lumpur; 66; Pulau Pinang
MY; Borneo; 4.50, 116.50; Asia/Kuching; 60; Sabah, Sarawak
PH; Boracay; 11.97, 121.92; Asia/Manila; 70;
PH; Palawan; 9.83, 118.74; Asia/Manila; 72; El Nido Palawan, Coron Palawan
PH; Siargao; 9.86, 126.05; Asia/Manila; 58;
JP; Okinawa; 26.50, 127.94; Asia/Tokyo; 70; 沖縄
JP; Hokkaido; 43.06, 142.50; Asia/Tokyo; 66; 北海道
JP; Mount Fuji; 35.36, 138.73; Asia/Tokyo; 68; Mt Fuji, Fuji, 富士山, Fujisan
KR; Jeju; 33.38, 126.55; Asia/Seoul; 68; Jeju Island, Jejudo, 제주, 제주도
CN; Great Wall; 40.43, 116.57; Asia/Shanghai; 56; Great Wall of China
CN; Tibet; 29.65, 91.12; Asia/Shanghai; 56;
CN; Yunnan; 25.04, 101.70; Asia/Shanghai; 50; 云南
CN; Hainan; 19.20, 109.70; Asia/Shanghai; 54; 海南
FJ; Fiji*; -17.80, 178.00; Pacific/Fiji; 72; Fidschi, Fidji
PF; Bora Bora; -16.50, -151.74; Pacific/Tahiti; 76; Borabora
PF; Tahiti; -17.65, -149.43; Pacific/Tahiti; 66; French Polynesia, Polynésie
PF; Moorea; -17.53, -149.83; Pacific/Tahiti; 56;
CK; Cook Islands*; -21.24, -159.78; Pacific/Rarotonga; 46; Rarotonga
WS; Samoa*; -13.76, -172.10; Pacific/Apia; 40;
AU; Great Barrier Reef; -18.29, 147.70; Australia/Brisbane; 74; Barrier Reef, Whitsundays
AU; Uluru; -25.34, 131.04; Australia/Darwin; 66; Ayers Rock, Red Centre
AU; Tasmania; -42.02, 146.59; Australia/Hobart; 66; Tassie
AU; Great Ocean Road; -38.68, 143.39; Australia/Melbourne; 58; Twelve Apostles
NZ; South Island; -43.98, 170.45; Pacific/Auckland; 58; New Zealand South Island, Te Waipounamu
NZ; North Island; -38.80, 175.80; Pacific/Auckland; 52; Te Ika-a-Māui
NZ; Milford Sound; -44.65, 167.90; Pacific/Auckland; 58; Piopiotahi, Fiordland
US; Hawaii; 20.80, -156.90; Pacific/Honolulu; 88; Hawaiian Islands, Hawai'i
US; Oahu; 21.44, -157.98; Pacific/Honolulu; 72; O'ahu, North Shore Oahu
US; Maui; 20.80, -156.33; Pacific/Honolulu; 78; Wailea Maui, Lahaina Maui
US; Kauai; 22.06, -159.53; Pacific/Honolulu; 68; Kaua'i
US; Big Island; 19.60, -155.52; Pacific/Honolulu; 64; Hawaii Island, Kona Coast
US; Grand Canyon; 36.06, -112.14; America/Phoenix; 76; Grand Canyon National Park
US; Yellowstone; 44.43, -110.59; America/Denver; 72; Yellowstone National Park
US; Yosemite; 37.75, -119.59; America/Los_Angeles; 70; Yosemite National Park, Yosemite Valley
US; Zion National Park; 37.30, -113.03; America/Denver; 64; Zion
US; Napa Valley; 38.50, -122.27; America/Los_Angeles; 64; Napa Sonoma, Wine Country
US; Lake Tahoe; 39.10, -120.03; America/Los_Angeles; 66; Tahoe
US; Big Sur; 36.27, -121.81; America/Los_Angeles; 58; Pacific Coast Highway
US; Florida Keys; 24.67, -81.54; America/New_York; 60; The Keys
US; Alaska; 64.20, -149.49; America/Anchorage; 66; Denali
US; California; 36.78, -119.42; America/Los_Angeles; 70; Kalifornien, Californie
US; Florida; 27.99, -81.76; America/New_York; 70; Sunshine State
US; Texas; 31.05, -97.56; America/Chicago; 50; Lone Star State
US; New England; 43.97, -71.50; America/New_York; 54;
US; Cape Cod; 41.68, -70.20; America/New_York; 58;
US; Martha's Vineyard; 41.39, -70.64; America/New_York; 52;
US; The Hamptons; 40.93, -72.31; America/New_York; 52; Hamptons
US; Outer Banks; 35.56, -75.47; America/New_York; 48; OBX
US; Great Smoky Mountains; 35.61, -83.49; America/New_York; 56; Smoky Mountains, Smokies
US; Monument Valley; 36.98, -110.10; America/Denver; 58;
PR; Puerto Rico*; 18.22, -66.59; America/Puerto_Rico; 66;
VI; US Virgin Islands*; 18.34, -64.90; America/St_Thomas; 54; USVI
CA; Banff National Park; 51.50, -115.93; America/Edmonton; 66; Lake Louise, Canadian Rockies, Rocky Mountains
CA; Niagara Falls; 43.08, -79.07; America/Toronto; 72; Niagara
CA; Nova Scotia; 45.00, -63.00; America/Halifax; 54; Cape Breton
CA; Vancouver Island; 49.65, -125.45; America/Vancouver; 56; Tofino Island
MX; Riviera Maya; 20.40, -87.30; America/Cancun; 72; Mayan Riviera
MX; Los Cabos; 22.99, -109.90; America/Mazatlan; 70; Cabo
MX; Yucatán; 20.71, -89.09; America/Merida; 62; Yucatan Peninsula
MX; Cozumel; 20.42, -86.92; America/Cancun; 60;
MX; Chichén Itzá; 20.68, -88.57; America/Merida; 58;
BS; Bahamas*; 25.03, -77.40; America/Nassau; 70; The Bahamas, Exumas
BB; Barbados*; 13.19, -59.54; America/Barbados; 64;
JM; Jamaica*; 18.11, -77.30; America/Jamaica; 68; Jamaika
AW; Aruba*; 12.52, -69.97; America/Aruba; 66;
CW; Curaçao*; 12.17, -68.99; America/Curacao; 62;
LC; Saint Lucia*; 13.91, -60.98; America/St_Lucia; 60; St Lucia
BM; Bermuda*; 32.31, -64.75; Atlantic/Bermuda; 60;
TC; Turks and Caicos*; 21.80, -71.80; America/Grand_Turk; 60; Turks and Caicos Islands, Providenciales Island
KY; Cayman Islands*; 19.31, -81.25; America/Cayman; 56; Grand Cayman
CU; Cuba*; 21.52, -77.78; America/Havana; 66; Kuba
CR; Costa Rica*; 9.75, -83.75; America/Costa_Rica; 74;
CR; Monteverde; 10.30, -84.81; America/Costa_Rica; 50; Monteverde Cloud Forest
BZ; Belize*; 17.19, -88.50; America/Belize; 56;
EC; Galápagos; -0.63, -90.36; Pacific/Galapagos; 74; Galapagos Islands, Islas Galápagos, Galapagosinseln
PE; Sacred Valley; -13.33, -72.08; America/Lima; 60; Valle Sagrado
PE; Machu Picchu; -13.16, -72.55; America/Lima; 82; Machupicchu
AR; Patagonia; -49.30, -72.90; America/Argentina/Rio_Gallegos; 78; Patagonien, Los Glaciares
AR; Iguazu Falls; -25.69, -54.44; America/Argentina/Cordoba; 70; Iguazú, Iguaçu, Cataratas del Iguazú, Foz do Iguacu Falls
AR; Tierra del Fuego; -54.60, -67.70; America/Argentina/Ushuaia; 50; Feuerland
CL; Atacama; -23.60, -68.20; America/Santiago; 62; Atacama Desert
CL; Torres del Paine; -51.00, -73.00; America/Punta_Arenas; 62;
CL; Easter Island; -27.11, -109.35; Pacific/Easter; 62; Rapa Nui, Isla de Pascua, Osterinsel
BO; Salar de Uyuni; -20.13, -67.49; America/La_Paz; 60; Uyuni Salt Flats, Salt Flats
BR; Amazon; -3.40, -62.20; America/Manaus; 60; Amazonas, Amazon Rainforest, Amazonia
BR; Fernando de Noronha; -3.85, -32.42; America/Noronha; 50;
NO; Flåm; 60.863, 7.114; Europe/Oslo; 52; Flam, Aurland, Nærøyfjord
IS; Vík; 63.419, -19.006; Atlantic/Reykjavik; 50; Vik, Vik Iceland, Vík í Mýrdal
IS; Húsavík; 66.045, -17.338; Atlantic/Reykjavik; 44; Husavik
GB; Stonehenge; 51.179, -1.826; Europe/London; 54;
GB; Giant's Causeway; 55.241, -6.512; Europe/London; 50; Giants Causeway, Causeway Coast
IE; Cliffs of Moher; 52.972, -9.426; Europe/Dublin; 54; Doolin
SE; Abisko; 68.349, 18.831; Europe/Stockholm; 44; Abisko National Park
TR; Kaş; 36.200, 29.638; Europe/Istanbul; 48; Kas
TN; Djerba; 33.800, 10.890; Africa/Tunis; 48; Jerba, Djerba Island
NA; Etosha; -18.860, 16.330; Africa/Windhoek; 52; Etosha National Park
BW; Okavango Delta; -19.280, 22.770; Africa/Gaborone; 56; Okavango
UG; Bwindi; -1.050, 29.610; Africa/Kampala; 44; Bwindi Impenetrable Forest
MG; Nosy Be; -13.320, 48.260; Indian/Antananarivo; 46; Nosy-Be
SA; AlUla; 26.610, 37.920; Asia/Riyadh; 50; Al Ula, Al-Ula, Hegra
GE; Svaneti; 43.040, 42.730; Asia/Tbilisi; 44; Mestia
RU; Lake Baikal; 53.500, 108.200; Asia/Irkutsk; 44; Baikal
NP; Chitwan; 27.580, 84.500; Asia/Kathmandu; 50; Chitwan National Park, Sauraha
NP; Lumbini; 27.480, 83.276; Asia/Kathmandu; 46;
LK; Arugam Bay; 6.840, 81.835; Asia/Colombo; 46;
MM; Inle Lake; 20.550, 96.910; Asia/Yangon; 52; Lake Inle, Inle
TH; Koh Lipe; 6.489, 99.301; Asia/Bangkok; 48; Ko Lipe
TH; Khao Sok; 8.920, 98.530; Asia/Bangkok; 50; Khao Sok National Park
KH; Koh Rong; 10.720, 103.240; Asia/Phnom_Penh; 48; Koh Rong Sanloem
VN; Phong Nha; 17.590, 106.280; Asia/Ho_Chi_Minh; 50; Phong Nha-Ke Bang
VN; Con Dao; 8.690, 106.610; Asia/Ho_Chi_Minh; 44; Côn Đảo, Con Dao Islands
MY; Cameron Highlands; 4.470, 101.380; Asia/Kuala_Lumpur; 50; Tanah Rata
ID; Nusa Penida; -8.730, 115.540; Asia/Makassar; 54; Nusa Lembongan
ID; Mount Bromo; -7.942, 112.953; Asia/Jakarta; 54; Bromo, Gunung Bromo
ID; Raja Ampat; -0.430, 130.820; Asia/Jayapura; 54; Raja Ampat Islands, Waisai
PH; Coron; 12.000, 120.200; Asia/Manila; 54; Coron Island, Busuanga
PH; Bohol; 9.850, 124.140; Asia/Manila; 56; Panglao, Chocolate Hills
JP; Shirakawa-go; 36.258, 136.906; Asia/Tokyo; 54; Shirakawago, Ogimachi, 白川郷
JP; Naoshima; 34.459, 133.996; Asia/Tokyo; 48; 直島
JP; Yakushima; 30.344, 130.513; Asia/Tokyo; 46; 屋久島
CN; Jiuzhaigou; 33.260, 103.920; Asia/Shanghai; 50; Jiuzhai Valley, 九寨沟
NZ; Franz Josef; -43.388, 170.183; Pacific/Auckland; 50; Franz Josef Glacier, Fox Glacier
GT; Tikal; 17.222, -89.623; America/Guatemala; 52; Tikal National Park
HN; Roatán; 16.330, -86.520; America/Tegucigalpa; 50; Roatan, Bay Islands
MX; Isla Holbox; 21.524, -87.379; America/Cancun; 50; Holbox
CO; Tayrona; 11.310, -74.070; America/Bogota; 50; Tayrona National Park, Parque Tayrona
PE; Huacachina; -14.088, -75.763; America/Lima; 46;
BR; Jericoacoara; -2.796, -40.514; America/Fortaleza; 48; Jeri
GR; Halkidiki; 40.250, 23.450; Europe/Athens; 54; Chalkidiki
HR; Krka; 43.800, 15.960; Europe/Zagreb; 48; Krka National Park
ME; Montenegro*; 42.700, 19.370; Europe/Podgorica; 62; Crna Gora
AL; Albania*; 41.150, 20.170; Europe/Tirane; 60; Albanian Riviera
DE; Moselle; 50.050, 7.100; Europe/Berlin; 50; Mosel, Mosel Valley, Moselle Valley
DE; Sylt; 54.900, 8.330; Europe/Berlin; 52;
CH; Lake Geneva; 46.450, 6.550; Europe/Zurich; 56; Lac Léman, Genfersee
NL; Texel; 53.050, 4.800; Europe/Amsterdam; 44;
BE; Ardennes; 50.150, 5.600; Europe/Brussels; 46; Belgian Ardennes, Ardennen
SE; Gotland; 57.500, 18.550; Europe/Stockholm; 46;
DK; Jutland; 56.200, 9.300; Europe/Copenhagen; 42; Jylland
GB; Loch Ness; 57.300, -4.450; Europe/London; 54;
GB; Isle of Wight; 50.690, -1.300; Europe/London; 46;
IE; Aran Islands; 53.110, -9.700; Europe/Dublin; 46; Inishmore
PT; Alentejo; 38.550, -7.900; Europe/Lisbon; 52;
IT; Lake Maggiore; 45.930, 8.630; Europe/Rome; 56; Lago Maggiore, Borromean Islands
SK; High Tatras; 49.130, 20.220; Europe/Bratislava; 50; Tatras, Tatra Mountains, Vysoké Tatry
LI; Liechtenstein*; 47.140, 9.530; Europe/Vaduz; 46;
FR; Disneyland Paris; 48.872, 2.776; Europe/Paris; 58; Euro Disney
TW; Sun Moon Lake; 23.860, 120.910; Asia/Taipei; 50; 日月潭
TW; Kenting; 21.950, 120.790; Asia/Taipei; 48; Kenting National Park, 墾丁
JP; Kyushu; 32.800, 130.900; Asia/Tokyo; 54; 九州
KR; Seoraksan; 38.120, 128.430; Asia/Seoul; 46; Seoraksan National Park
LA; Laos*; 19.000, 102.500; Asia/Vientiane; 62;
MN; Gobi Desert; 43.570, 104.420; Asia/Ulaanbaatar; 48; Gobi
ID; Sumatra; -0.600, 101.300; Asia/Jakarta; 52;
ID; Sulawesi; -2.000, 120.500; Asia/Makassar; 48; Celebes
NZ; Bay of Islands; -35.220, 174.170; Pacific/Auckland; 52;
TO; Tonga*; -21.180, -175.200; Pacific/Tongatapu; 46;
US; Acadia; 44.340, -68.270; America/New_York; 56; Acadia National Park
US; Everglades; 25.390, -80.830; America/New_York; 56; Everglades National Park
US; Arches; 38.730, -109.590; America/Denver; 56; Arches National Park
US; Bryce Canyon; 37.590, -112.190; America/Denver; 58; Bryce Canyon National Park
US; Death Valley; 36.460, -116.870; America/Los_Angeles; 58; Death Valley National Park
US; Olympic National Park; 47.800, -123.600; America/Los_Angeles; 54; Olympic Peninsula
US; Glacier National Park; 48.700, -113.720; America/Denver; 56;
US; Rocky Mountain National Park; 40.340, -105.680; America/Denver; 56;
US; Utah; 39.300, -111.700; America/Denver; 54;
CA; Newfoundland; 48.500, -56.000; America/St_Johns; 48;
CA; Yukon; 63.000, -135.500; America/Whitehorse; 48;
MX; Baja California Sur; 25.800, -112.000; America/Mazatlan; 52; Baja
GT; Lake Atitlán; 14.690, -91.200; America/Guatemala; 54; Lago de Atitlán, Atitlan
PE; Lake Titicaca; -15.750, -69.750; America/Lima; 56; Titicaca, Lago Titicaca
BR; Pantanal; -17.600, -57.400; America/Cuiaba; 48;
`

/** The regions, islands and coasts that travellers name instead of a town. Positions are their centres. */
export const regions: Region[] = rows
  .trim()
  .split('\n')
  .map((row) => {
    const [country = '', name = '', position = '', timeZone = '', known = '', aliases = ''] = row.split('; ')
    const [latitude = '', longitude = ''] = position.split(', ')
    return {
      name: name.replace('*', ''),
      country,
      wholeCountry: name.endsWith('*'),
      latitude: Number(latitude),
      longitude: Number(longitude),
      timeZone,
      aliases: aliases.split(',').flatMap((alias) => alias.replace(';', '').trim() || []),
      known: Number(known.replace(';', '')),
    }
  })
