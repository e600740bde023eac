import { useState } from 'react'
import { entryCaps } from '~/domain/trips/own/entries'
import { TextArea } from '~/ui/text-field'
import type { Own } from './use-own'

interface NoteFieldProps {
  own: Own
  /** What the note is about: `trip`, `day 2027-05-01` or `stop d1-colosseum`. */
  on: string
  label: string
}

/** A note that is kept when one leaves its field. */
export function NoteField({ own, on, label }: NoteFieldProps) {
  const kept = noteOn(own, on)
  const [typed, setTyped] = useState<string | null>(null)
  const keep = () => {
    const text = typed?.trim() ?? kept
    if (text !== kept) own.put(`note ${on}`, text === '' ? null : { kind: 'note', on, text })
    setTyped(null)
  }
  return (
    <TextArea
      label={label}
      rows={2}
      maxLength={entryCaps.note}
      value={typed ?? kept}
      onChange={({ target }) => setTyped(target.value)}
      onBlur={keep}
    />
  )
}

export function noteOn({ entries }: Pick<Own, 'entries'>, on: string): string {
  const note = entries.find((entry) => entry.kind === 'note' && entry.on === on)
  return note?.kind === 'note' ? note.text : ''
}
