import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { type EditFacts, findStop } from '~/domain/itinerary/edit/draft'
import type { ItineraryView } from '~/domain/itinerary/itinerary'
import { currentToast, dismissToast, showToast } from '~/ui/toast'
import { useAfterPaint } from '~/ui/use-after-paint'
import type { EditorDialog, EditorTools, FocusAfter } from './editor-tools'
import { outcomeOf } from './outcome'
import type { useDraft } from './use-draft'

interface ToolsParts {
  history: ReturnType<typeof useDraft>
  facts: EditFacts
  root: RefObject<HTMLElement | null>
  open: (dialog: EditorDialog) => void
}

/** The actions of the editor, and the announcement of the last one. */
export function useTools({ history, facts, root, open }: ToolsParts) {
  const { draft, latest, edit: apply } = history
  const { soon, settle } = useAfterPaint()
  const [said, setSaid] = useState('')
  const focus = useRef<{ after: ItineraryView; wanted: FocusAfter } | null>(null)
  /** The toast that offers to undo the last removal; the next edit closes it. */
  const offer = useRef<number | null>(null)

  const current = useCallback(() => {
    settle()
    return latest().itinerary
  }, [settle, latest])

  const edit = useCallback<EditorTools['edit']>(
    (moves, words, focusAfter) => {
      if (offer.current !== null) dismissToast(offer.current)
      offer.current = null
      soon(() => {
        const before = latest().itinerary
        const after = apply(moves)
        focus.current = focusAfter ? { after, wanted: focusAfter } : null
        setSaid(after === before ? '' : `${words} ${outcomeOf(before, after)}`)
      })
    },
    [apply, latest, soon],
  )

  const put = history.replace
  const replace = useCallback<EditorTools['replace']>(
    (itinerary, words) => {
      const before = current()
      put(itinerary)
      setSaid(`${words} ${outcomeOf(before, itinerary)}`)
    },
    [current, put],
  )

  const [step, back] = [history.redo, history.undo]
  const undo = useCallback(() => soon(back), [soon, back])
  const redo = useCallback(() => soon(step), [soon, step])

  const remove = useCallback(
    (id: string) => {
      const found = findStop(current(), id)
      if (!found) return
      const ids = found.day.activities.map((activity) => activity.id)
      const next = ids.slice(ids.indexOf(id) + 1).find((other) => findStop(current(), other))
      edit([{ kind: 'remove', id }], `${found.stop.title} removed.`, {
        key: next ?? `day-${found.day.day}`,
        control: 'drag',
      })
      showToast({ title: `${found.stop.title} removed`, action: { label: 'Undo', onAction: undo } })
      offer.current = currentToast()?.id ?? null
    },
    [current, edit, undo],
  )

  // A moved stop renders again, and its button must keep the focus. A closing menu returns the focus a moment later.
  useEffect(() => {
    if (focus.current?.after !== draft.itinerary) return
    const { wanted } = focus.current
    focus.current = null
    const moved = () => root.current?.querySelector(`[data-edit-key="${CSS.escape(wanted.key)}"]`)
    const button = (control: string) =>
      moved()?.querySelector<HTMLElement>(`[data-control="${control}"]:not(:disabled)`)
    const take = () => (button(wanted.control) ?? button('drag'))?.focus()
    take()
    const frame = requestAnimationFrame(() => requestAnimationFrame(take))
    return () => cancelAnimationFrame(frame)
  }, [draft, root])

  const tools = useMemo<EditorTools>(
    () => ({
      facts,
      current,
      edit,
      replace,
      remove,
      open,
      say: setSaid,
    }),
    [facts, current, edit, replace, remove, open],
  )
  return { tools, said, undo, redo }
}
