import type { GenerationView } from '~/domain/planning/generation-view'

/**
 * The text that a language model is writing: the overview, then the next day, until the finished one replaces it. Not
 * announced while it grows; the assistant announces finished parts.
 */
export function StreamingDraft({ view }: { view: GenerationView }) {
  const { phase, overview, days, drafts } = view
  const day = overview === '' ? 0 : days.length + 1
  const text = drafts[day]
  if (phase !== 'running' || !text) return null
  const [first = ''] = text.split('\n')
  const rest = text.slice(first.length + 1)
  return (
    <section aria-label="Being written" className="border-ink-line border-t-2 border-dashed pt-3">
      <p className="pb-1 font-label text-ink-soft text-small">
        {day === 0 ? 'The overview, as it is being written' : `Day ${day}, as it is being written`}
      </p>
      <p className={day === 0 ? 'max-w-[38em] leading-snug' : 'font-strong'}>{first}</p>
      {rest && <p className="whitespace-pre-line pt-1 text-ink-soft leading-snug">{rest}</p>}
    </section>
  )
}
