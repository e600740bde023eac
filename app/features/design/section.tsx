import type { ReactNode } from 'react'

/** A state of a component that a pointer or the keyboard causes. */
export type Forced = 'hover' | 'focus' | 'pressed'

interface SectionProps {
  /** Also the name of its screenshot. */
  id: string
  title: string
  children: ReactNode
}

export function Section({ id, title, children }: SectionProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="design-section">
      <h2 id={`${id}-title`}>{title}</h2>
      {children}
    </section>
  )
}

interface SpecimenProps {
  /** Component and state, below it. */
  note: string
  /** A state that only a pointer or the keyboard would bring about. */
  forced?: Forced
  children: ReactNode
}

export function Specimen({ note, forced, children }: SpecimenProps) {
  return (
    <div className="design-specimen">
      <div data-forced={forced}>{children}</div>
      <p className="design-note">{note}</p>
    </div>
  )
}
