import type { GenerationView } from '~/domain/planning/generation-view'

/** Says that a language model may still replace days of a plan that is there. */
export function BeingRevised({
  view: { phase, revising, days, expectedDays, revised },
}: {
  view: GenerationView
}) {
  if (phase !== 'running' || !revising || expectedDays === 0 || days.length < expectedDays) return null
  const count = days.filter(({ day }) => revised[day]).length
  return (
    <p className="border-ink-line border-t-2 border-dashed pt-3 text-ink-soft text-small">
      A language model is looking for better words and places for each day, a few seconds more
      {count > 0 ? `: ${count} of ${expectedDays} days revised.` : '.'}
    </p>
  )
}
