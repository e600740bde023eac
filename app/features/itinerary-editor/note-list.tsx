import { Icon } from '~/ui/icon'

/** What the checks find wrong here. It is shown, never forbidden. */
export function NoteList({ notes }: { notes: readonly string[] }) {
  if (notes.length === 0) return null
  return (
    <ul className="mt-1.5 grid gap-1">
      {notes.map((note) => (
        <li
          key={note}
          className="grid grid-cols-[1.25rem_1fr] gap-2 font-label text-ink-hot-text text-small leading-snug"
        >
          <Icon name="fail" label="Check fails" className="mt-px" />
          {note}
        </li>
      ))}
    </ul>
  )
}

/** What concerns the trip as a whole. */
export function TripNotesList({ notes }: { notes: readonly string[] }) {
  return notes.length === 0 ? null : (
    <div className="border-ink-line border-b py-3">
      <NoteList notes={notes} />
    </div>
  )
}
