import { monthName } from '~/domain/calendar/calendar-date'
import { formatMoney } from '~/domain/money/format-money'
import { areaSentences, scoreSentences } from '~/domain/verification/sentences'
import { chapter } from '~/messages/language'
import { capital } from './lists'
import { clock, count, hoursAndMinutes, kilometres, limit, nameList } from './wording'

/** What the scores measured. */
export const scores = chapter(scoreSentences, {
  'score.route.none': () => 'No day has a base and stops with positions.',
  'score.route.shortest': () => 'Every day takes the shortest way round its stops.',
  'score.route.longest': ({ longestDay, meters, best }, say) =>
    `Day ${longestDay} is the longest way round: ${kilometres(meters, say)}, the best order would be ${kilometres(best, say)}.`,
  'score.spread.none': () => 'There are no two stops in a row.',
  'score.spread': ({ mean, farthest, before, stop, farthestDay }, say) =>
    `${kilometres(mean, say)} between stops on average. ` +
    `Farthest: ${kilometres(farthest, say)} from ${say(before)} to ${say(stop)}, day ${farthestDay}.`,
  'score.fit.stops': ({ matched, stops }) =>
    `${matched} of ${count(stops, 'stop')} besides meals match what was asked for.`,
  'score.fit.meals': ({ matched, meals }) =>
    `${matched} of ${count(meals, 'meal')} match what was asked for.`,
  'score.fit.absent': ({ names, total }, say) => `Nothing for ${nameList(names.map(say), total)}.`,
  'score.fit.complete': () => 'Every interest appears.',
  'score.gems': ({ hidden, stops }) => `${hidden} of ${count(stops, 'stop')} are off the beaten track.`,
  'score.gems.named': ({ names, total }, say) => `Besides tables: ${nameList(names.map(say), total)}.`,
  'score.load.none': () => 'There are no days.',
  'score.load': ({ fullestDay, minutes, pace, holds }) =>
    `Fullest day ${fullestDay}: ${hoursAndMinutes(minutes)} at sights and on the way; ` +
    `a ${pace} day holds ${hoursAndMinutes(holds)}.`,
  'score.season': ({ fitting, stops }) => `${fitting} of ${count(stops, 'stop')} suit the season.`,
  'score.season.disturbed': ({ names, total }, say) => `Not ideal: ${nameList(names.map(say), total)}.`,
  'score.season.stop': ({ stop, why }, say) => `${say(stop)} (${say(why)})`,
  'score.season.month': ({ month }) => `not at its best in ${monthName(month)}`,
  'score.season.rain': ({ rainDays, month }) => `outdoors, ${rainDays} days of rain in ${monthName(month)}`,
  'score.season.heat': ({ high }) => `outdoors at midday, ${high} °C`,
  'score.season.sunset': ({ at }, say) => `outdoors after sunset at ${clock(at, say)}`,
  'score.season.sunrise': ({ at }, say) => `outdoors before sunrise at ${clock(at, say)}`,
  'score.icons.none': () => 'Nothing is known to draw people for these interests.',
  'score.icons': ({ found, wanted }) =>
    `${found} of the ${count(wanted, 'sight')} that a first visitor with your interests comes for.`,
  'score.icons.by-fame': ({ found, wanted }) =>
    `${found} of the ${wanted} best known places for your interests.`,
  'score.icons.missing': ({ icons, total }, say) =>
    `Not in it: ${icons.map(say).join(', ')}${total > icons.length ? ` and ${total - icons.length} more` : ''}.`,
  'score.icons.closed': ({ names, total }, say) =>
    `Closed on all your days: ${nameList(names.map(say), total)}.`,
  'score.icons.without': ({ icon, why }, say) => `${icon} (${say(why)})`,
  'score.icons.children': () => 'not confirmed for children',
  'score.icons.access': ({ need }) => `not confirmed: ${need.toLowerCase()}`,
  'score.icons.walk': ({ meters, km }, say) =>
    `${kilometres(meters, say)} on foot, over the ${limit(km, say)} a day that you want to walk`,
  'score.icons.local': () => 'you asked for local experiences only',
  'score.icons.price': () => 'dearer than a day of your budget',
  'score.icons.season': () => 'not worth it in this month',
  'score.icons.some-days': ({ open, days }) => `open on ${open} of your ${days} days`,
  'score.icons.far': ({ minutes }) => `${minutes} minutes out of town`,
  'score.icons.long': ({ minutes }) => `takes at least ${hoursAndMinutes(minutes)}`,
  'score.icons.room': ({ days }) => `no room in ${count(days, 'day')}`,
  'score.together.none': () => 'No two places of the trip have to be seen on one day.',
  'score.together': ({ kept, pairs }) =>
    `${kept} of ${count(pairs, 'pair')} of places that belong together are on one day.`,
  'score.together.apart': ({ names, total }, say) => `Apart: ${nameList(names.map(say), total)}.`,
  'score.together.pair': ({ first, firstDay, second, secondDay }) =>
    `${first} (day ${firstDay}) from ${second} (day ${secondDay})`,
  'score.together.one': ({ there, missing }) => `${there} without ${missing}`,
  'score.partition.none': () => 'No day has a base and stops with positions.',
  'score.partition': ({ minutes, rides, days, longestDay, longest }) =>
    `About ${minutes} minutes a day on the way, with ${count(rides, 'ride')} in ${count(days, 'day')}. ` +
    `Longest: day ${longestDay}, ${longest} minutes.`,
  'score.rest.none': () => 'You never wait without a reason.',
  'score.rest': ({ minutes, longest, longestDay, stop }, say) =>
    `${minutes} minutes a day between stops beyond the way. ` +
    `Longest: ${longest} minutes before ${say(stop)}, day ${longestDay}.`,
  'score.tables.none': () => 'No table is named.',
  'score.tables': ({ good, tables }) =>
    `${good} of ${count(tables, 'table')} ${good === 1 ? 'is' : 'are'} neither a chain nor a food court, and of your level.`,
  'score.tables.known': ({ found, best }) => `${found} of the ${best} best known in town.`,
  'score.tables.ordinary': ({ names, total }, say) =>
    `Chains and food courts: ${nameList(names.map(say), total)}.`,
  'score.tables.level': ({ budget, names, total }, say) =>
    `${budget === 'luxury' ? 'Simple' : 'Dear'} for a ${budget} trip: ${nameList(names.map(say), total)}.`,
  'score.evening.children': () => 'With children the evenings end early.',
  'score.evening.none': () => 'No day ends with a dinner.',
  'score.evening': ({ evenings, days }) =>
    `Something after dinner on ${evenings} of ${count(days, 'evening')}.`,
  'score.evening.named': ({ names, total }, say) => `${nameList(names.map(say), total)}.`,
  'score.evening.stop': ({ stop, ofDay }, say) => `${say(stop)} (day ${ofDay})`,
  'score.variety.none': () => 'The kitchens of the lunches and dinners are not known.',
  'score.variety': ({ kitchens, meals, names }) =>
    `${count(kitchens, 'kitchen')} at ${meals} lunches and dinners: ${nameList(names.map(capital))}.`,
})

/** What the checks say where there is no catalogue. */
export const areas = chapter(areaSentences, {
  'area.real.named': ({ destination, places }) =>
    `There is no catalogue of ${destination}: ${count(places, 'place')} were named by a language model and nobody has verified them; the other stops are areas, towns and kinds of places.`,
  'area.real.kinds': ({ destination, stops }) =>
    `There is no catalogue of ${destination}: ${count(stops, 'stop')} are areas, towns of the gazetteer and kinds of places, which nobody can check.`,
  'area.once': ({ stops }) =>
    `Of ${count(stops, 'stop')} the very place is yours to choose; whether you come to one twice is in your hands.`,
  'area.open': ({ stops }) =>
    `No opening hours are known for ${count(stops, 'stop')}: look them up before you go.`,
  'area.time': () =>
    'Stops do not overlap and lie in the hours of your pace; how long each really takes is not known.',
  'area.reach': () =>
    'Ways are worked out from distances, and where there are none you choose a place near by.',
  'area.walk': ({ km }, say) =>
    `The ways between known points keep to ${limit(km, say)} a day; what you add on the spot is not counted.`,
  'area.meals': ({ days }) =>
    `Breakfast, lunch and dinner stand in their hours on ${days === 1 ? 'the day' : `all ${days} days`}; the tables are yours to find.`,
  'area.sleep': () => 'Every day ends where you stay, and where that is, you choose.',
  'area.diet': ({ diets }) =>
    `Nobody has confirmed ${diets.map((diet) => diet.toLowerCase()).join(' or ')} meals here: ask before you sit down.`,
  'area.access': () => 'Nothing is known about steps, ramps or guides here: ask each place before you go.',
  'area.kids': () => 'The days end early and have a long break; whether a place suits children is not known.',
  'area.tickets': () => 'Which tickets are for several places is not known here.',
  'area.money': () => 'Nothing is priced, because no price is known here and none is guessed.',
  'area.money-own': ({ cents, currency }) =>
    `The sums hold what you entered yourself, ${formatMoney(cents, currency)}.`,
  'area.words-unverified': () => 'Names come from a language model and are marked as unverified.',
  'area.words': () => 'No venue is named: only kinds of places, and towns of the gazetteer.',
})
