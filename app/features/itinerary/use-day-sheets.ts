import { useEffect } from 'react'

const grabbers = () => document.querySelectorAll<HTMLElement>('[data-grabber]')

/** How far the page scrolls until the sheet is open fully, or until its map is seen whole, pixels. */
function wayTo(end: 'list' | 'map', grabber: HTMLElement): number {
  const box = end === 'list' ? grabber.parentElement : grabber.closest('.day-columns')
  // Where the grabber stays: below the tabs of the days.
  const top = Number.parseFloat(getComputedStyle(grabber).top) || 0
  return box ? Math.round(box.getBoundingClientRect().top - top) : 0
}

function scroll(way: number) {
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches
  window.scrollBy({ top: way, behavior: still ? 'instant' : 'smooth' })
}

/**
 * On a phone the list of a day is a sheet over its map, by CSS and the page's own scrolling. Here is what its grabber does: it
 * opens the sheet fully, or brings the map back. It also serves days that only the server drew.
 */
export const useDaySheets: () => void = import.meta.env.SSR ? () => {} : () => useEffect(listenToSheets, [])

function listenToSheets(): () => void {
  const onClick = ({ target }: MouseEvent) => {
    const grabber = target instanceof Element && target.closest<HTMLElement>('[data-grabber]')
    if (grabber) scroll(wayTo(grabber.ariaExpanded === 'true' ? 'map' : 'list', grabber))
  }
  // The keyboard may reach the map while the list covers it.
  const onFocus = ({ target }: FocusEvent) => {
    const map = target instanceof Element ? target.closest('.day-map') : null
    const grabber = map?.nextElementSibling?.querySelector<HTMLElement>('[data-grabber]')
    if (grabber?.checkVisibility?.()) scroll(Math.min(0, wayTo('map', grabber)))
  }
  let frame = 0
  const onScroll = () => {
    frame ||= requestAnimationFrame(() => {
      frame = 0
      for (const grabber of grabbers()) {
        // Days that are closed may be drawn already.
        if (grabber.checkVisibility?.() === false) continue
        const open = String(wayTo('list', grabber) <= 1)
        if (grabber.ariaExpanded !== open) grabber.setAttribute('aria-expanded', open)
      }
    })
  }
  onScroll()
  document.addEventListener('click', onClick)
  document.addEventListener('focusin', onFocus)
  document.addEventListener('scroll', onScroll, { passive: true })
  return () => {
    cancelAnimationFrame(frame)
    document.removeEventListener('click', onClick)
    document.removeEventListener('focusin', onFocus)
    document.removeEventListener('scroll', onScroll)
  }
}
