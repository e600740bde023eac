import { useEffect } from 'react'

/** Draws the Day Line of the front page when it is less than a screen away. Without it the day stands there in words. */
export function useLateLine(): void {
  useEffect(() => {
    const part = document.querySelector<HTMLElement>('[data-late-line]')
    const address = part?.dataset.lateLine
    if (!part || !address) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        observer.disconnect()
        draw(part, address).catch((error: unknown) => console.warn(error))
      },
      { rootMargin: '100%' },
    )
    observer.observe(part)
    return () => observer.disconnect()
  }, [])
}

async function draw(part: HTMLElement, address: string) {
  const answer = await fetch(address)
  if (answer.ok) part.innerHTML = await answer.text()
}
