import { useEffect } from 'react'

/** Opens the fold that an element is in. */
export function unfoldAround(element: Element | null) {
  const button = element?.closest('.phone-fold')?.previousElementSibling?.querySelector('[data-fold]')
  button?.setAttribute('aria-expanded', 'true')
}

/** Opens and closes the folds of a page (`Fold`); a link to one, here or on the page before, opens it. */
export function useFolds() {
  useEffect(() => {
    const open = (hash: string) =>
      document
        .getElementById(hash.slice(1))
        ?.querySelector('[data-fold]')
        ?.setAttribute('aria-expanded', 'true')
    open(window.location.hash)
    const onClick = ({ target }: MouseEvent) => {
      if (!(target instanceof Element)) return
      const fold = target.closest('[data-fold]')
      if (fold) return fold.setAttribute('aria-expanded', String(fold.ariaExpanded !== 'true'))
      const link = target.closest<HTMLAnchorElement>('a[href^="#"]')
      if (link) open(link.hash)
    }
    document.addEventListener('click', onClick)
    return () => document.removeEventListener('click', onClick)
  }, [])
}
