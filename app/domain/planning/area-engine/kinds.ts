import type { Interest } from '~/domain/catalogue/place'
import { interests } from '~/domain/catalogue/vocabulary'

/** A kind of place to look for: what it is, not which one, because none is known. */
export interface Kind {
  interest: Interest
  title: string
  text: string
  /** Needs daylight. */
  outdoor: boolean
  /** People of a town in which one can be expected. */
  from: number
  /** The part of the day it is for; null for any before dinner. */
  best: 'morning' | 'afternoon' | 'evening' | null
}

const rows: Record<Interest, string> = {
  Museums: `
    A museum of local history | the town's own story first, the rest of the trip makes more sense after it | in 3000
    An art museum or gallery | ask for the room with work from the region | in 40000
    A house museum | somebody's home kept as it was; small, and rarely full | in 20000
    A museum of work or crafts | what people here made, mined, wove or fished | in 30000
    A collection that surprises | cameras, clocks, toys, trams: many towns have one | in 60000
    A science or technical museum | allow two hours, and mornings are quieter | in 150000 morning`,
  Sightseeing: `
    The main square and what stands on it | look up: the upper floors have changed least | out 0
    The oldest church, temple or mosque | cover shoulders and knees, and stay outside during a service | in 0
    The town hall and the streets behind it | the board outside usually says what is on this week | out 2000
    A viewpoint over the roofs | a tower, a hill or a top floor; ask which one people climb | out 5000
    The bridge, quay or waterfront | if there is water in town, walk along it once end to end | out 0
    The station quarter | grand or plain, it tells when the town grew | out 20000`,
  History: `
    The oldest street | house numbers, dates over doors and street names tell most of it | out 0
    What is left of the walls, gates or castle | often free, and often in a park now | out 5000
    The memorial and the names on it | short, and it says what happened here | out 0
    The old cemetery | quiet, green and full of the town's families | out 2000
    An archive or library open to visitors | ask for old maps and photographs of the streets you walked | in 50000`,
  'Nature & Outdoors': `
    The largest park | bring something to sit on and something to eat | out 2000
    A path along the water or out of town | turn round when half of the time is up | out 0
    A botanic garden or arboretum | labels do the guiding; best in the morning | out 60000 morning
    The nearest wood or hill | ask for a marked path before you set out, and how long it takes | out 0
    Gardens that open to visitors | behind large houses, convents and schools | out 15000`,
  Shopping: `
    The market, on market day | ask today which day it is; go in the first hour | out 2000 morning
    The street with the small shops | what is made here rather than what is sold everywhere | in 3000
    A second-hand shop or flea market | look for books, maps and kitchen things of the region | in 20000
    A workshop that sells what it makes | pottery, cloth, knives, soap: ask before you take pictures | in 5000
    A covered arcade or department store | also a dry hour on a wet day | in 80000`,
  'Food & Dining': `
    A market hall or food market | eat standing, from the stall with the longest queue of locals | in 10000
    A bakery with its own oven | early, while it is warm; ask what is only made here | in 0 morning
    A tasting of what the region makes | cheese, oil, beer, wine, tea, chocolate: book if it is a producer | in 3000
    A grocer for a picnic | bread, fruit and one thing you cannot name | in 0
    A cooking class | half a day, and the one booking to make well ahead | in 60000`,
  Photography: `
    The main square before it fills | early, before deliveries and chairs | out 0 morning
    Doors, signs and shop fronts | one street, one side up and the other down | out 0
    The view back at the town | walk out until all of it fits in one picture | out 0
    Reflections and water | when there is no wind, or right after rain | out 0
    Fronts and shadows | late in the afternoon, when the light comes from the side | out 2000 afternoon`,
  Nightlife: `
    A bar where people talk | small and full early beats large and empty late | in 3000 evening
    Live music | look for posters by day; start times slip | in 15000 evening
    A theatre, cinema or concert | the evening of the same day often has returned tickets | in 20000 evening
    A late walk through lit streets | stay where there are people and light | in 5000 evening`,
  Art: `
    A gallery of living artists | free, and somebody there will talk | in 30000
    Sculpture and murals in the street | make the list as you go; most stand where nobody sends you | out 8000
    An artists' workshop or open studio | ask at a framing shop or an art supply shop | in 40000
    Art in the churches or public buildings | carry coins for the light | in 3000`,
  Architecture: `
    Houses of three centuries | find one of each and photograph the doors | out 2000
    A building everybody argues about | ask two people which it is | out 15000
    Stairwells, courtyards and passages | where a gate stands open, look; where it does not, do not | out 20000
    The newest public building | library, station or school: usually open, usually free | in 30000
    Bridges, mills and waterworks | plain engineering ages well | out 3000`,
  Beach: `
    The nearest water you may swim in | sea, lake, river or pool: ask about currents and flags first | out 0
    A walk along the shore or bank | shoes you can carry, and know the tide where there is one | out 0
    A quiet stretch of water for the afternoon | shade, water and a book; leave before the crowd does | out 0 afternoon`,
  Adventure: `
    A bicycle for half a day | check the brakes, and ask for the flat way round | out 5000
    Something on the water | canoe, boat or board, from somebody who gives you a vest | out 3000
    A climb that is worth the breath | go up early, tell somebody, carry water | out 0 morning
    A guided outing into the country | book the day before; ask how many come along | out 10000`,
}

const parts = ['morning', 'afternoon', 'evening'] as const

function kindOf(interest: Interest, row: string): Kind {
  const [title = '', text = '', marks = ''] = row.split('|').map((part) => part.trim())
  const [where, from, best] = marks.split(' ')
  return {
    interest,
    title,
    text: `${text.charAt(0).toUpperCase()}${text.slice(1)}.`,
    outdoor: where === 'out',
    from: Number(from),
    best: parts.find((part) => part === best) ?? null,
  }
}

/** Every kind there is, by interest. */
export const kinds: readonly Kind[] = interests.flatMap((interest) =>
  rows[interest]
    .trim()
    .split('\n')
    .map((row) => kindOf(interest, row)),
)
