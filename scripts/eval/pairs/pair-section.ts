import type { ItineraryView } from '../../../app/domain/itinerary/itinerary'
import type { Repair } from '../../../app/domain/itinerary/provenance'
import type { Traveller } from './travellers'

/** A plan as a reader sees it, the checks that fail, and what had to be put right of a model's answers. */
export interface Told extends Pick<ItineraryView, 'overview' | 'tips' | 'days'> {
  failed: string[]
  repairs: Repair[]
}

/** One traveller's two plans, day by day. */
export function pairSection({ who, form }: Traveller, own: Told, written: Told): string {
  const days = own.days.map((day, index) => {
    const other = written.days[index]
    return `| ${day.day} | ${dayCell(day, other)} | ${other ? dayCell(other, day) : ''} |`
  })
  const repairs = written.repairs.map(
    ({ day, kind, detail }) => `${kind} (${day === 0 ? 'overview' : `day ${day}`}: ${detail})`,
  )
  return `## ${who}

> ${form.additionalInfo}

| | the planner alone | with the answers |
|---|---|---|
| overview | ${cell(own.overview)} | ${cell(written.overview)} |
${days.join('\n')}
| tips | ${own.tips.slice(0, 3).map(cell).join('<br>')} | ${written.tips.slice(0, 3).map(cell).join('<br>')} |

Checks that fail: ${list(own.failed)} and ${list(written.failed)}. Repairs: ${list(repairs)}.
`
}

type Day = ItineraryView['days'][number]

function dayCell({ title, activities }: Day, other: Day | undefined): string {
  const there = new Set(other?.activities.map(({ placeId }) => placeId))
  const stops = activities.flatMap(({ type, title: name, placeId, reason, startTime }) => {
    if (type === 'accommodation' || type === 'transport') return []
    const shown = there.has(placeId) ? name : `**${name}**`
    if (type === 'food' && !reason && there.has(placeId)) return []
    return [`${startTime} ${shown}${reason ? `: ${reason}` : ''}`]
  })
  return [`*${title}*`, ...stops].map(cell).join('<br>')
}

const cell = (text: string) => text.replaceAll('|', '/').replaceAll('\n', ' ')
const list = (parts: readonly string[]) => (parts.length > 0 ? parts.join('; ') : 'none')
