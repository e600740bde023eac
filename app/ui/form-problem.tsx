import { useEffect, useRef } from 'react'

interface FormProblemProps {
  failure: {
    title?: string
    message: string
    /** What is wrong with each field, by its name. */
    fields?: Record<string, string>
  }
  /** Id of the control of a field. */
  idOf: (name: string) => string
}

/**
 * Why a form was refused, shown at its top: each message is a link to its field. The server renders it, so that it is
 * there without a script; with a script it is focused once.
 */
export function FormProblem({ failure: { title, message, fields = {} }, idOf }: FormProblemProps) {
  const summary = useRef<HTMLDivElement>(null)
  useEffect(() => summary.current?.focus(), [])
  const wrong = Object.entries(fields)
  return (
    <div
      ref={summary}
      role="alert"
      tabIndex={-1}
      className="col-span-full border-ink-hot-text border-l-4 bg-ink-sheet p-4 outline-none"
    >
      <p className="font-strong text-ink-hot-text">{title ?? message}</p>
      {wrong.length === 0 && title !== undefined && <p className="text-small leading-snug">{message}</p>}
      {wrong.length > 0 && (
        <ul className="text-small leading-snug">
          {wrong.map(([name, text]) => (
            <li key={name}>
              <a href={`#${idOf(name)}`} className="underline underline-offset-2">
                {text}
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
