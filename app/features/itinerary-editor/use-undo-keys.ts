import { useEffect } from 'react'

/** Ctrl+Z (Cmd on a Mac) undoes; with Shift, or Ctrl+Y, it does again. Fields keep their own undo. */
export function useUndoKeys(active: boolean, undo: () => void, redo: () => void): void {
  useEffect(() => {
    if (!active) return
    const onKey = (event: KeyboardEvent) => {
      const key = event.key.toLowerCase()
      if (!(event.ctrlKey || event.metaKey) || event.altKey || (key !== 'z' && key !== 'y')) return
      const field = event.target instanceof Element && event.target.closest('input, textarea, select')
      if (field) return
      event.preventDefault()
      if (key === 'y' || event.shiftKey) redo()
      else undo()
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [active, undo, redo])
}
