// Prints whole itineraries as text, to be read as somebody would who knows the place: `tsx scripts/read-aloud.ts [PLACE …]`.
// Below each stand the faults that the guide's table counts.
import { addDays } from '../app/domain/calendar/calendar-date'
import { checkContext } from '../app/domain/verification/context'
import { sayIn } from '../app/messages/languages'
import { collectPlan } from './eval/collect-plan'
import { readDestinations } from './eval/destinations'
import { engines } from './eval/engines'
import { destinationOf, itineraries, requestOf } from './eval/guide/itineraries'
import { faultsOf } from './eval/guide/reading'

const asked = process.argv.slice(2)
const all = readDestinations()
const say = sayIn()
for (const trip of itineraries) {
  if (asked.length > 0 && !asked.includes(trip.destinationId)) continue
  const destination = destinationOf(trip, all)
  const request = requestOf(trip)
  const { startDate, days, budget, interests, filters } = request
  console.log(
    `\n# ${destination.name}, ${days} days from ${startDate}, ${budget}, ${interests.join(', ')}${filters.childFriendly ? ', with children' : ''}`,
  )
  const made = engines.embedded && (await collectPlan(engines.embedded, request, destination))
  if (!made?.ok) {
    console.log(made?.failure.message)
    continue
  }
  const { plan } = made.value
  console.log(say(plan.overview))
  for (const day of plan.days) {
    console.log(
      `\n## Day ${day.day}, ${addDays(startDate, day.day - 1)}: ${say(day.title)}${day.note ? ` — ${say(day.note)}` : ''}`,
    )
    for (const { startTime, endTime, title, travel, reason, meal, type, costCents } of day.activities) {
      const way = travel.minutes > 0 ? `${travel.mode === 'walk' ? 'walk' : 'RIDE'} ${travel.minutes}` : ''
      console.log(
        `${startTime}–${endTime} ${way.padEnd(8)} ${meal ? `${meal}: ` : type === 'transport' ? 'ticket: ' : ''}${say(title)}${costCents > 0 ? ` (${costCents / 100} ${plan.currency})` : ''} | ${say(reason)}`,
      )
    }
  }
  console.log(`\n${plan.tips.map((tip) => `- ${say(tip)}`).join('\n')}`)
  for (const { kind, day, what } of faultsOf(checkContext(plan, request, destination)))
    console.log(`FAULT ${kind}, day ${day}: ${what}`)
}
