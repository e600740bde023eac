import { countryName } from '~/domain/gazetteer/countries'
import type { Say } from '~/domain/message'
import { localMoneyOf, moneyName } from '~/domain/money/country-money'
import { sketchSentences } from '~/domain/planning/area-engine/sentences'
import { plainUnits, wayText } from '~/domain/units'
import { chapter } from '~/messages/language'
import { shortDate } from './dates'
import { listed } from './lists'
import { kindWords, tableWords } from './sketch-kinds'
import { clock } from './wording'

/** What follows from it that nobody has checked a place. */
const venueWords = {
  none: 'so no venue is named and nothing is priced',
  unverified:
    'so any venue named in it comes from a language model and is marked as unverified, and nothing is priced',
}

export const sketch = chapter(sketchSentences, {
  'sketch.nothing-checked': ({ place, venues }) =>
    `This is a sketch and not a checked plan: nobody has checked places in ${place} for us, ${venueWords[venues]}.`,
  'sketch.no-town': ({ place, country }) =>
    `${place}${inCountry(country)} has no town in our gazetteer to start from.`,
  'sketch.place': ({ place, population, country }) =>
    `${place} is a place of ${people(population)}${inCountry(country)}.`,
  'sketch.start-town': ({ town, population, country }) =>
    `The plan starts from ${town}, a place of ${people(population)}${inCountry(country)}.`,
  'sketch.days': ({ days, town, townDays, tripDays, freeDays }) => {
    const parts = [
      `${plural(townDays, 'day')} in ${town}`,
      ...(tripDays > 0 ? [`${plural(tripDays, 'day')} in towns nearby`] : []),
      ...(freeDays > 0 ? [plural(freeDays, 'free day')] : []),
    ]
    return `${days === 1 ? 'The day has' : 'Each day has'} an area to walk, kinds of places to look for and three meals at sensible hours: ${listed(parts)}.`
  },
  'sketch.source': () => 'Names, positions and distances are those of the GeoNames gazetteer.',

  'sketch.first-look': ({ place }) => `A first look at ${place}`,
  'sketch.free-day': () => 'A free day',
  'sketch.day-in': ({ town }) => `A day in ${town}`,
  'sketch.back-to': ({ town }) => `Back to ${town}`,
  'sketch.areas': ({ areas }, say) =>
    areas.map((area, index) => (index === 0 ? say(area) : inSentence(say(area)))).join(' and '),
  'sketch.once-more': ({ what }, say) => `${say(what)}, once more`,

  'sketch.centre': () => 'The centre',
  'sketch.around-base': () => 'Around your base',
  'sketch.side': ({ wind }) => `The ${wind} side`,
  'sketch.walk-centre': ({ town }) => `Walk through the centre of ${town}`,
  'sketch.walk-centre-text': () =>
    'Once across and once around, without a list: squares, lanes, the street everybody uses.',
  'sketch.walk-around': ({ place }) => `The country around where you stay in ${place}`,
  'sketch.walk-around-text': () =>
    'We know of no town at hand: ask your host what can be reached on foot, and how long it takes.',
  'sketch.walk-out': ({ to }) => `Walk out to ${to}`,
  'sketch.walk-out-text': ({ meters, wind, population }, say) =>
    `${away(meters, say)} ${wind} of the centre, with ${people(population)}. See where one place ends and the other begins.`,
  'sketch.sight': ({ sight }) => `Walk to ${sight}`,
  'sketch.sight-text': ({ meters, wind }, say) =>
    `One of the best known sights here, ${away(meters, say)} ${wind} of the centre. We know it from a town nearby: look up when it is open.`,
  'sketch.walk-side': ({ wind, town }) => `The ${wind} side of ${town}`,
  'sketch.walk-side-text': ({ wind, beyond }) =>
    `Streets ${wind} of the centre, on the way out to ${beyond}; turn round where the town thins out.`,
  'sketch.been-here': () => 'You have been here: this time without a map.',

  'sketch.kind': ({ kind }) => kindWords[kind][0],
  'sketch.kind-text': ({ kind }) => kindWords[kind][1],
  'sketch.another': ({ kind }) => again(kindWords[kind][0], 'Another', 'a second time'),
  'sketch.one-more': ({ kind }) => again(kindWords[kind][0], 'One more', 'once more'),
  'sketch.wish': ({ wish }) => `What there is for "${wish}"`,
  'sketch.private-wish': () => 'Time for a personal wish',
  'sketch.wish-text': () => 'We know of nothing by name. Ask where you stay, or at the tourist office.',
  'sketch.for-interest': ({ interest }) => `For "${interest}".`,

  'sketch.free-morning': () => 'A free morning',
  'sketch.free-morning-text': ({ place }) =>
    `Nothing is planned: what is known of ${place} fills the other days.`,
  'sketch.free-afternoon': () => 'A free afternoon',
  'sketch.free-afternoon-text': () =>
    'Go back to what you liked, or follow advice you were given on the way.',
  'sketch.free-reason': () => 'A day without a programme, said so rather than filled up.',

  'sketch.go-and-see': ({ town }) => `Go and see ${town}`,
  'sketch.second-time': ({ town }) => `${town}, a second time`,
  'sketch.trip-text': ({ meters, wind, from, population }, say) =>
    `${away(meters, say)} ${wind} of ${from} as the crow flies, with ${people(population)}.`,
  'sketch.abroad': ({ country }) => `It lies in ${countryName(country)}: take your papers.`,
  'sketch.look-up-way': () =>
    'Look up what goes there first, train, bus, boat or only a road: the time given is worked out from the distance.',
  'sketch.trip-reason': () => 'Chosen for its size and how near it is; nobody has told us what it is like.',
  'sketch.second-time-reason': () => 'For what the first day left out.',

  'sketch.table': ({ table }) => tableWords[table],
  'sketch.any-table': () => 'A table',
  'sketch.in-town': ({ town }) => `In ${town}.`,
  'sketch.one-table': () =>
    'A place this small may have one table or none: ask the day before, or bring something.',
  'sketch.ask-diets': ({ diets }) =>
    `Ask for ${diets.map((diet) => diet.toLowerCase()).join(' and ')} before you sit down; nobody has confirmed it here.`,
  'sketch.back': () => 'Back to where you stay',
  'sketch.back-for-bags': () => 'Leave where you stay with your bags',
  'sketch.bed': ({ town }) =>
    `A bed in or near the centre ${town ? `of ${town} ` : ''}keeps the ways of this plan short. We know of no house by name.`,
  'sketch.open-meals': ({ meals }) => `Left to you: ${meals.join(' and ')}.`,

  'sketch.tourist-office': ({ place }) =>
    `The tourist office, where there is one, knows the market day, the closing days and what is on: make it the first stop in ${place}.`,
  'sketch.light': ({ date, rise, set }, say) =>
    `${shortDate(date)} from ${clock(rise, say)} to ${clock(set, say)}`,
  'sketch.light-all-night': ({ date }) => `${shortDate(date)} all night too`,
  'sketch.dark': ({ date }) => `${shortDate(date)} not at all`,
  'sketch.daylight': ({ days }, say) => `Daylight: ${listed(days.map(say))}, local time.`,
  'sketch.no-calendar': ({ country }) => `We have no calendar of public holidays for ${country}.`,
  'sketch.calendar-ends': ({ country }) =>
    `Our calendar of public holidays for ${country} does not reach that far.`,
  'sketch.no-holiday': ({ country }) =>
    `No public holiday of the whole of ${country} falls into the trip; regional ones are not in our calendar.`,
  'sketch.holiday': ({ date, name }) => `${shortDate(date)} (${name})`,
  'sketch.holidays': ({ country, holidays }, say) =>
    `${holidays.length === 1 ? 'Public holiday' : 'Public holidays'} in ${country}: ${listed(holidays.map(say))}. Expect closed shops and museums, and fuller trains.`,
  'sketch.money': ({ country, countryCode }) =>
    `The money in ${country} is the ${moneyName(countryCode)} (${localMoneyOf(countryCode)}).`,
  'sketch.nothing-priced': () => 'Nothing in this plan is priced, because no price is known to us.',
  'sketch.no-climate': ({ place }) =>
    `No climate figures are held for ${place}: look at a forecast before you pack.`,
  'sketch.no-access': ({ needs }) =>
    `We hold no facts about steps, ramps or guides here: for ${listed(needs.map((need) => need.toLowerCase()))}, ask each place before you go.`,
  'sketch.children': () => 'With children: the late afternoon is kept free, and dinner is early.',
})

function inCountry(country: string | null): string {
  return country === null ? '' : ` in ${countryName(country)}`
}

function plural(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`
}

/** "Another café"; of a name without an article "Live music, a second time". */
function again(title: string, which: string, time: string): string {
  return /^An? /.test(title) ? title.replace(/^An? /, `${which} `) : `${title}, ${time}`
}

/** "the north side"; names keep their capital. */
function inSentence(name: string): string {
  return name.replace(/^The /, 'the ')
}

/** "2.3 km" or "650 m"; from ten kilometres on without a fraction. */
function away(meters: number, { units = plainUnits }: Pick<Say, 'units'>): string {
  if (units.distance === 'mi') return wayText(meters, units)
  return meters < 950
    ? `${Math.round(meters / 50) * 50} m`
    : `${(meters / 1000).toFixed(meters < 9500 ? 1 : 0)} km`
}

/** "about 265,000 people", with two figures that count. */
function people(count: number): string {
  const unit = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(count, 1))) - 1)
  return `about ${(Math.round(count / unit) * unit).toLocaleString('en-US')} people`
}
