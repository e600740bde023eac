import { applyMoves } from '~/domain/itinerary/edit/apply-moves'
import type { Draft, EditFacts } from '~/domain/itinerary/edit/draft'
import type { Move, Step } from '~/domain/itinerary/edit/moves'
import type { Message, Said } from '~/domain/message'
import type { Target } from '~/domain/reader/constraint'
import type { Offer } from '../offer'
import { type Found, knownOf, nameOf, placeMeant, type Scene, stopsMeant } from '../scene'
import { answer, change as tell } from '../sentences'

/** What a change comes to: edits under a title, with what has to be said of them; or why it cannot be made, and what can. */
export type Outcome = { title: Message; steps: Step[]; also?: Said } | { impossible: Said; offer?: Offer }

export function moves(title: Message, list: readonly Move[], also?: Said): Outcome {
  return { title, steps: [{ moves: list }], ...(also && { also }) }
}

export function cannot(impossible: Said, offer?: Offer): Outcome {
  return { impossible, ...(offer && { offer }) }
}

/** The one stop that is meant and may be changed; else what has to be said. */
export function oneStop(
  what: Target | undefined,
  scene: Scene,
  { among = () => true }: { among?: (found: Found) => boolean } = {},
): Found | { impossible: Said } {
  const known = knownOf(scene)
  const all = stopsMeant(what, known)
  const found = all.filter(among)
  const [first] = found
  if (found.length > 1)
    return { impossible: answer('chat.which-of', { titles: found.map(({ stop }) => stop.title) }) }
  if (first)
    return first.stop.locked ? { impossible: tell('refused.locked', { title: first.stop.title }) } : first
  const [elsewhere] = all
  if (elsewhere)
    return { impossible: answer('chat.other-day', { title: elsewhere.stop.title, day: elsewhere.day.day }) }
  const name = nameOf(what, known) ?? placeMeant(what, known)?.name
  return {
    impossible: name === undefined ? answer('chat.which-stop', {}) : tell('refused.not-in-plan', { name }),
  }
}

/** Checks that fail after edits and did not before. */
export function newFaults(draft: Draft, list: readonly Move[], facts: EditFacts): number {
  const failing = ({ itinerary }: Draft) => itinerary.checks.filter(({ status }) => status === 'fail').length
  return failing(applyMoves(draft, list, facts)) - failing(draft)
}

/** The edits with the fewest new faults, the first of them where several have as few. */
export function leastFaults(
  draft: Draft,
  choices: readonly (readonly Move[])[],
  facts: EditFacts,
): readonly Move[] | undefined {
  let best: { list: readonly Move[]; faults: number } | undefined
  for (const list of choices) {
    const faults = newFaults(draft, list, facts)
    if (!best || faults < best.faults) best = { list, faults }
    if (faults <= 0) break
  }
  return best?.list
}
