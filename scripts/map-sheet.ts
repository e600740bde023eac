// Draws the worst days of an earlier planner beside the same days as they are planned now: `tsx scripts/map-sheet.ts` writes
// docs/map-sheet.svg. `--keep` instead looks for the worst days of the default trips of all destinations as they are planned
// now, and keeps them as those to compare with.
import { readFileSync, writeFileSync } from 'node:fs'
import { z } from 'zod'
import type { Destination } from '../app/domain/catalogue/destination'
import { checkContext } from '../app/domain/verification/context'
import { waitsOf } from '../app/domain/verification/waits'
import { sayIn } from '../app/messages/languages'
import { collectPlan } from './eval/collect-plan'
import { readDestinations } from './eval/destinations'
import { engines } from './eval/engines'
import { DrawnDay, drawnDay, mapSheet } from './eval/guide/day-drawing'
import { faultsOf } from './eval/guide/reading'
import { guideRequests } from './eval/guide/requests'

const file = 'scripts/eval/guide/worst-days.json'
const shown = 5
/** What a fault counts beside a minute on the way; a minute of waiting counts half. */
const minutesOfFault = 60

const KeptDay = DrawnDay.extend({ destinationId: z.string() })
const say = sayIn()
const all = readDestinations()
if (process.argv.includes('--keep')) {
  const worst = []
  for (const destination of all)
    worst.push(...(await daysOf(destination)).sort((a, b) => b.cost - a.cost).slice(0, 1))
  const kept = worst.sort((a, b) => b.cost - a.cost).slice(0, shown)
  writeFileSync(
    file,
    `${JSON.stringify(
      kept.map(({ drawn }) => drawn),
      null,
      1,
    )}\n`,
  )
} else {
  const before = z.array(KeptDay).parse(JSON.parse(readFileSync(file, 'utf8')))
  const pairs = []
  for (const day of before) {
    const destination = all.find(({ id }) => id === day.destinationId)
    const after = destination && (await daysOf(destination))[day.day - 1]
    if (after) pairs.push([day, after.drawn] as [DrawnDay, DrawnDay])
  }
  writeFileSync('docs/map-sheet.svg', mapSheet(pairs))
}

/** The days of the default trip, drawn, with what a reader would count against each. */
async function daysOf(destination: Destination) {
  const [request] = guideRequests('default', destination, { days: 3, dates: 1 })
  const made = request && engines.embedded && (await collectPlan(engines.embedded, request, destination))
  if (!request || !made?.ok) return []
  const { plan } = made.value
  const context = checkContext(plan, request, destination)
  const faults = faultsOf(context)
  return context.days
    .filter(({ day }) => day.kind === undefined)
    .map((judged) => {
      const { day, base } = judged
      const own = faults.filter((fault) => fault.day === day.day)
      const waiting = waitsOf(judged, context).reduce((sum, { minutes }) => sum + minutes, 0)
      const way = judged.stops.reduce((sum, { activity }) => sum + activity.travel.minutes, 0)
      const drawn = drawnDay(
        plan,
        day.day,
        own.map(({ kind, what }) => `${kind}: ${what}`),
        base?.at ?? destination.center,
        say,
      )
      return {
        cost: way + waiting / 2 + minutesOfFault * own.length,
        drawn: { ...drawn, destinationId: destination.id },
      }
    })
}
