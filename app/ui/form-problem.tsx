import { useEffect, useRef } from 'react'

export interface WrongField {
  /** Id of the control, so that the message leads to it. */
  id: string
  message: string
}

interface FormProblemProps {
  title: string
  /** Said where no field is at fault. */
  message: string
  fields: readonly WrongField[]
}

/**
 * Why a form was refused, at its top: each message is a link to its field. The server prints it, so that it is there
 * without a script; with one it takes the focus once.
 */
export function FormProblem({ title, message, fields }: FormProblemProps) {
  const summary = useRef<HTMLDivElement>(null)
  useEffect(() => summary.current?.focus(), [])
  return (
    <div
      ref={summary}
      role="alert"
      tabIndex={-1}
      className="border-ink-hot-text border-l-4 bg-ink-sheet p-4 outline-none"
    >
      <p className="font-strong text-ink-hot-text">{title}</p>
      {fields.length === 0 && message !== title && <p className="text-small leading-snug">{message}</p>}
      {fields.length > 0 && (
        <ul className="text-small leading-snug">
          {fields.map((field) => (
            <li key={field.id}>
              <a href={`#${field.id}`} className="underline underline-offset-2">
                {field.message}
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
