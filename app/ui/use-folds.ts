import { useEffect } from 'react'

/** Opens the fold that an element is in. */
export function unfoldAround(element: Element | null) {
  const button = element?.closest('.phone-fold')?.previousElementSibling?.querySelector('[data-fold]')
  button?.setAttribute('aria-expanded', 'true')
}

/** Opens and closes the folds of a page (`Fold`); a link to the heading of one opens it. */
export function useFolds() {
  useEffect(() => {
    const onClick = ({ target }: MouseEvent) => {
      if (!(target instanceof Element)) return
      const fold = target.closest('[data-fold]')
      if (fold) return fold.setAttribute('aria-expanded', String(fold.ariaExpanded !== 'true'))
      const link = target.closest<HTMLAnchorElement>('a[href^="#"]')
      const heading = link && document.getElementById(link.hash.slice(1))
      heading?.querySelector('[data-fold]')?.setAttribute('aria-expanded', 'true')
    }
    document.addEventListener('click', onClick)
    return () => document.removeEventListener('click', onClick)
  }, [])
}
