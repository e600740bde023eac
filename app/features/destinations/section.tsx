import type { ReactNode } from 'react'
import { FoldButton } from '~/ui/fold'

interface SectionProps {
  id: string
  title: string
  /** What the figures below are, and from when. */
  note?: ReactNode
  /** On a phone it is one line until it is opened. */
  folds?: boolean
  children: ReactNode
}

/** A part of a destination's page, with an address of its own. */
export function Section({ id, title, note, folds = false, children }: SectionProps) {
  const body = (
    <>
      {note && <p className="mt-1 max-w-measure text-ink-soft text-small">{note}</p>}
      <div className="mt-4">{children}</div>
    </>
  )
  return (
    <section id={id} aria-labelledby={`${id}-heading`} className="scroll-mt-6 border-ink-key border-t-2 pt-3">
      <h2 id={`${id}-heading`} className="text-head">
        {folds ? <FoldButton>{title}</FoldButton> : title}
      </h2>
      {folds ? <div className="phone-fold">{body}</div> : body}
    </section>
  )
}
