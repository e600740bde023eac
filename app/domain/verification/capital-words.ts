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
