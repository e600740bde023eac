function words(text: string): Set<string> {
  return new Set(text.trim().split(/\s+/))
}

/** Words that make the words beside them a name: restaurants, bars and hotels. */
export const tables = words(`
  restaurant trattoria osteria ristorante pizzeria enoteca gelateria pasticceria taverna tavern taberna tasca bodega
  cafe caffe coffeehouse bistro bistrot brasserie patisserie boulangerie bakery bar pub club lounge inn diner grill
  kitchen steakhouse izakaya sushi ramen hotel hostel albergo pension guesthouse ryokan riad warung cantina taqueria
  creperie gastropub brewery winery speakeasy eatery
`)

/**
 * First words of names in other languages, which have no other use in English texts, not even at the start of a
 * sentence.
 */
export const nameOpeners = words('la le les el los las il lo al da di del della chez casa maison')

/** Before a given name they make a saint's. */
export const saints = words('saint st sainte ste san santa santo sankt sint sao sveti')

/** Articles, which say nothing at the start of a sentence. */
export const articles = words('la le les el los las il lo gli un une una der die das')

/** Given names of the five languages of the product, and those of saints that many places tell of. */
export const givenNames = words(`
  adam agnes alba alessandra alessandro alex alexander alice alma amelie ana andrea andreas angela anna anne antoine
  antonio antonia anthony barbara bartholomew beatrice ben benedict benedetto bernard carla carlo carlos carmen caterina
  catherine cecilia charles charlotte chiara christian christina christopher clara clare claire claude claudia daniel
  david denis diego dominic elena elisa elisabeth elizabeth ella emil emily emma erik eva felix fernando florian francesca
  francesco francis francisco francois frank gabriel george georg giacomo gianni giorgio giovanna giovanni giulia giuseppe
  gregory guillaume hanna hannah hans helena henri henry hugo ignacio ignatius ines irene isabel isabella jacob jacques
  jakob james jan jane javier jean jeanne jerome johann john jonas jorge jose joseph juan julia julian julie karl katharina
  laura lawrence lea lena leo leon leonardo lina lisa lorenzo louis louise luca lucas lucia lucy luigi luis luise lukas luke
  manuel marco margaret maria marie mario mark marta martha martin martina mary mateo matteo matthew max maya mia michael
  michel miguel mina monica nicholas nicola nicolas nina noah nora oliver olivia oscar pablo paola paolo patrick paul paula
  pedro peter petra philip philippe pierre pietro rafael raphael rebecca robert rosa sabine sara sarah sebastian silvia
  simon sofia sophia sophie stefan stefano stephen susanna teresa theresa thomas tim tobias tom valentina valentine
  veronica victor vincent walter william xavier
`)

/**
 * Capitalised words that are no names of venues: calendar, peoples, eras, beliefs, transport, money, and words of
 * headings.
 */
export const ordinaryCapitals = words(`
  monday tuesday wednesday thursday friday saturday sunday mon tue wed thu fri sat sun
  january february march april may june july august september october november december
  jan feb mar apr jun jul aug sep oct nov dec spring summer autumn fall winter
  christmas easter ramadan new year eve carnival
  african american arab argentine asian australian austrian balinese belgian brazilian british byzantine canadian
  catalan celtic chinese christian catholic czech danish dutch egyptian english etruscan european french georgian german
  greek habsburg hindu hungarian indian indonesian irish islamic italian japanese javanese jewish korean latin lebanese
  mediterranean mexican moorish moroccan muslim nordic norman ottoman persian peruvian polish portuguese roman russian
  scandinavian scottish sicilian spanish swedish swiss thai turkish tuscan venetian victorian vietnamese welsh zen buddhist
  ancient antiquity medieval middle ages renaissance baroque rococo gothic romanesque neoclassical classical modern
  modernist art deco nouveau modernism contemporary colonial edwardian edo meiji impressionist impressionism empire
  republic god bible
  north south east west northern southern eastern western central atlantic pacific ocean sea europe asia africa america
  unesco world heritage site michelin google maps instagram uber wi-fi wifi apple pay visa mastercard euro euros dollar
  dollars yen pound pounds metro line tram bus airport terminal station schengen internet covid
  day days night nights morning afternoon evening noon midday midnight dawn dusk sunrise sunset breakfast lunch dinner
  brunch arrival departure visit walk stroll tour ride way break rest free time home base stay sleep check-in check-out
  food drink wine beer coffee tea culture history nature shopping views view highlights wonders treasures gems hidden
  local old town city centre center life street streets park parks garden gardens market markets museum museums churches
  galleries river lake coast island islands beach beaches hills hill hopping crawl scene week first last final best big
  and the a an in on at to from with by for of or your our its this that i you we
`)
