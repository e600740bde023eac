import type { Check, Score } from '~/domain/itinerary/itinerary'

/** What each check claims, as the checks panel lists it. */
export const checkNames: Record<Check['id'], string> = {
  days: 'Every day you asked for',
  real: 'Real places',
  once: 'Nothing twice',
  open: 'Open when you arrive',
  time: 'Enough time at each stop',
  reach: 'Time to get there',
  walk: 'Within your walking limit',
  meals: 'Three meals at sensible hours',
  sleep: 'A place to stay every night',
  diet: 'Your diets at every meal',
  access: 'Access at every stop',
  kids: 'Suitable for children',
  money: 'Adds up to the cent',
  tickets: 'Tickets bought once',
  plan: 'Within your plan’s limits',
  words: 'No invented names',
  wishes: 'What you wrote',
}

/** What each score measures. */
export const scoreNames: Record<Score['id'], string> = {
  icons: 'What people come for',
  partition: 'Time on the way',
  evening: 'Evenings',
  together: 'What belongs together',
  rest: 'Waiting',
  tables: 'Tables',
  variety: 'Different kitchens',
  route: 'Detours',
  spread: 'Distance between stops',
  fit: 'Fits your interests',
  gems: 'Off the beaten track',
  load: 'Fullest day',
  season: 'Fits the season',
}
