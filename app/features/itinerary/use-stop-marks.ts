import { useEffect } from 'react'

/**
 * A stop has the same number in the list, on the map and on the Day Line (`data-stop`). Hovering, focusing or tapping one
 * marks all of them; a tap on a drawing leads to the stop in the list. It also serves days that only the server drew.
 */
export const useStopMarks: () => void = import.meta.env.SSR ? () => {} : () => useEffect(listenToStops, [])

function listenToStops(): () => void {
  let marked: Element | null = null
  const mark = ({ target }: Event) => {
    const stop = target instanceof Element ? target.closest<HTMLElement | SVGElement>('[data-stop]') : null
    if (stop === marked) return stop
    marked = stop
    for (const other of document.querySelectorAll('[data-marked]')) other.removeAttribute('data-marked')
    const same = stop?.closest('[data-day]')?.querySelectorAll(`[data-stop="${stop.dataset.stop}"]`)
    for (const drawing of same ?? []) drawing.setAttribute('data-marked', '')
    return stop
  }
  // A page that scrolls under a pointer at rest is not a hover.
  let pointer = ''
  const hover = (event: PointerEvent) => {
    const at = `${event.clientX} ${event.clientY}`
    if (at !== pointer) mark(event)
    pointer = at
  }
  const tap = (event: MouseEvent) => {
    const stop = mark(event)
    if (!stop || stop.matches('li')) return
    const row = stop.closest('[data-day]')?.querySelector(`li[data-stop="${stop.dataset.stop}"]`)
    row?.scrollIntoView({ block: 'center' })
  }
  document.addEventListener('pointermove', hover)
  document.addEventListener('focusin', mark)
  document.addEventListener('click', tap)
  return () => {
    document.removeEventListener('pointermove', hover)
    document.removeEventListener('focusin', mark)
    document.removeEventListener('click', tap)
  }
}
