import type { ReactNode } from 'react'
import { classes } from './classes'
import { Icon } from './icon'

interface FoldProps {
  /** The id of the heading. */
  id: string
  title: string
  /** Beside the title while it is folded. */
  note?: ReactNode
  className?: string
  busy?: boolean
  children: ReactNode
}

/**
 * A section that is one line on a phone until it is opened, and open on wider screens, on paper and without a script. It
 * has no state, so that parts which only the server draws can have it: `useFolds` opens and closes it.
 */
export function Fold({ id, title, note, className, busy, children }: FoldProps) {
  return (
    <section aria-labelledby={id} aria-busy={busy || undefined} className={classes('min-w-0', className)}>
      <h2 id={id} className="scroll-mt-20 border-ink-key border-b-2 text-head">
        <FoldButton note={note} className="pb-3">
          {title}
        </FoldButton>
      </h2>
      <div className="phone-fold">{children}</div>
    </section>
  )
}

/** What a heading holds whose next element folds: a button on a phone, and text elsewhere. */
export function FoldButton({
  note,
  className,
  children,
}: Pick<FoldProps, 'note' | 'className'> & { children: string }) {
  return (
    <>
      <button
        type="button"
        data-fold
        aria-expanded="false"
        className="group flex min-h-14 w-full items-center gap-3 text-left lg:hidden"
      >
        <span className="flex-1">{children}</span>
        {note && <span className="font-label text-small tracking-normal">{note}</span>}
        <Icon name="down" className="size-5 group-aria-expanded:rotate-180" />
      </button>
      <span className={classes('hidden lg:block print:block', className)}>{children}</span>
    </>
  )
}
