import { useState } from 'react'
import type { Essentials } from '~/domain/guide/essentials'
import { type Checklist, entryCaps } from '~/domain/trips/own/entries'
import { type ChecklistLine, lineId, linesOf } from '~/domain/trips/own/lists'
import { shortDate } from '~/messages/en/dates'
import { Button } from '~/ui/button'
import { buttonClass } from '~/ui/button-class'
import { Checkbox } from '~/ui/checkbox'
import { TextField } from '~/ui/text-field'
import { TripIcon } from '~/ui/trip-icon'
import type { Own } from './use-own'

const names: Record<Checklist, string> = {
  book: 'To book before you leave',
  packing: 'To pack',
  documents: 'Documents',
  own: 'To do',
}
const order: readonly Checklist[] = ['book', 'packing', 'documents', 'own']

interface ChecklistsProps {
  own: Own
  essentials: Essentials<string> | undefined
}

/** Lists to tick: what follows from the plan, and lines of the traveller's own. */
export function Checklists({ own, essentials }: ChecklistsProps) {
  const today = new Date().toISOString().slice(0, 10)
  const lines = linesOf(essentials, own.entries, today)
  return (
    <div className="grid items-start gap-x-10 gap-y-5 xl:grid-cols-2">
      {order.map((list) => (
        <List key={list} own={own} list={list} lines={lines.filter((line) => line.list === list)} />
      ))}
    </div>
  )
}

function List({ own, list, lines }: { own: Own; list: Checklist; lines: ChecklistLine[] }) {
  const [text, setText] = useState('')
  const keep = ({ id, own: mine, ...line }: ChecklistLine, done: boolean) =>
    own.put(id, { kind: 'line', ...line, done, ...(mine && { own: true }) })
  const add = () => {
    const line = text.trim()
    if (line === '') return
    own.put(lineId(list, line), { kind: 'line', list, text: line, done: false, own: true })
    setText('')
  }
  return (
    <section aria-label={names[list]}>
      <h3 className="border-ink-edge border-b pb-1 font-strong">
        {names[list]}{' '}
        {lines.length > 0 && (
          <span className="font-text text-ink-soft text-small">
            {lines.filter(({ done }) => done).length} of {lines.length}
          </span>
        )}
      </h3>
      <ul>
        {lines.map((line) => (
          <li
            key={line.id}
            className="flex items-center py-0.5 justify-between gap-2 [overflow-wrap:anywhere]"
          >
            <Checkbox checked={line.done} onChange={({ target }) => keep(line, target.checked)}>
              <span className={line.done ? 'text-ink-soft line-through' : ''}>
                {line.text}
                {line.due && !line.done && (
                  <span className="text-ink-soft text-small"> · by {shortDate(line.due)}</span>
                )}
              </span>
            </Checkbox>
            {line.own && (
              <button
                type="button"
                aria-label={`Remove ${line.text}`}
                onClick={() => own.put(line.id, null)}
                className={buttonClass({ variant: 'quiet', size: 'small', square: true })}
              >
                <TripIcon name="trash" />
              </button>
            )}
          </li>
        ))}
      </ul>
      <form
        className="flex items-end gap-2 pt-1"
        onSubmit={(event) => {
          event.preventDefault()
          add()
        }}
      >
        <TextField
          label={`Add to: ${names[list]}`}
          className="flex-1"
          maxLength={entryCaps.line}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        <Button type="submit" size="small">
          Add
        </Button>
      </form>
    </section>
  )
}
