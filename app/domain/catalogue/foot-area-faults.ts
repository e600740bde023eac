import type { Destination } from './destination'
import { metersBetween } from './distance'
import { type FootArea, footAreaOf } from './foot-area'
import type { Coordinates } from './place'
import { walkAround } from './travel'
import { onLine } from './ways-around'

/** A gate lies inside, or on the edge to this many metres. */
const offEdge = 150

/** What is wrong with the areas of a destination that no vehicle enters, as sentences. */
export function footAreaFaults(destination: Destination): string[] {
  const { footOnly = [], places, stays } = destination
  const spots = [
    ...places.flatMap(({ id, at, line }) => [{ id, at }, ...(line ? [{ id, at: line.to }] : [])]),
    ...stays,
  ]
  return footOnly.flatMap((area, index) => {
    const inside = spots.filter(({ at }) => footAreaOf(at, footOnly) === area)
    return [
      ...(footOnly.findIndex(({ name }) => name === area.name) < index ? ['is named twice'] : []),
      ...(inside.length === 0 ? ['nothing is inside'] : []),
      ...gateFaults(area),
      ...inside.flatMap(({ id, at }) =>
        area.gates.some((gate) => walkAround(gate.at, at, { ...destination, footOnly: [] }))
          ? []
          : [`${id} is not reached from any gate`],
      ),
    ].map((fault) => `area ${area.name}: ${fault}`)
  })
}

function gateFaults(area: FootArea): string[] {
  const { edge, gates } = area
  const ring: Coordinates[] = [...edge, ...edge.slice(0, 1)]
  return gates.flatMap(({ name, at }, index) => {
    const meters = footAreaOf(at, [area]) ? 0 : metersBetween(at, onLine(at, ring))
    return [
      ...(meters > offEdge ? [`${name} is ${Math.round(meters)} m from the edge`] : []),
      ...(gates.findIndex((gate) => gate.name === name) < index ? [`${name} is named twice`] : []),
    ]
  })
}
