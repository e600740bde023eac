import { type RefObject, useEffect, useRef } from 'react'

/** Calls back once when the element comes close to the visible part of the page. */
export function useNear<Element extends HTMLElement>(onNear: () => void): RefObject<Element> {
  const element = useRef<Element>(null)
  const callback = useRef(onNear)
  useEffect(() => {
    if (!element.current) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        observer.disconnect()
        callback.current()
      },
      { rootMargin: '200px' },
    )
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [])
  return element
}
