import type { Check, Score } from './itinerary'

/** What each check claims, as the proof lists it. */
export const checkNames: Record<Check['id'], string> = {
  days: 'Every day you asked for',
  real: 'Real places',
  once: 'Nothing twice',
  open: 'Open when you arrive',
  time: 'Enough time at each stop',
  reach: 'Time to get there',
  walk: 'Within your walking limit',
  meals: 'Three meals at sensible hours',
  sleep: 'A base every night',
  diet: 'Your diets at every meal',
  access: 'Access at every stop',
  kids: 'Fit for children',
  money: 'Adds up to the cent',
  plan: 'Inside your plan',
  words: 'No invented names',
}

/** What each score measures. */
export const scoreNames: Record<Score['id'], string> = {
  route: 'Length of the ways',
  spread: 'Close together',
  fit: 'Fits your interests',
  gems: 'Off the beaten track',
  load: 'Hours on your feet',
  season: 'Fits the season',
}
