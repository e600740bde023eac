import { useLocation } from '@remix-run/react'
import { useEffect, useRef } from 'react'
import { beginNow } from './begin-now'

interface Occasion {
  /** The page before asked for a plan, and this visitor may have one at once. */
  asAsked: boolean
  /** The plan that was asked for has been paid. */
  asPaid: boolean
}

/** Begins a plan without another press of the button, once. */
export function useBegin({ asAsked, asPaid }: Occasion, begin: () => unknown) {
  const { state } = useLocation()
  const latest = useRef(begin)
  latest.current = begin
  const begun = useRef(false)
  const due = asPaid || (asAsked && state === beginNow)
  useEffect(() => {
    if (!due || begun.current) return
    // After the form has taken the visitor's own date.
    const timer = setTimeout(() => {
      begun.current = true
      // A reload does not begin it again.
      window.history.replaceState({ ...window.history.state, usr: null }, '')
      latest.current()
    })
    return () => clearTimeout(timer)
  }, [due])
}
