import { useLocation } from '@remix-run/react'
import { useEffect, useRef } from 'react'
import { beginNow } from './begin-now'

/** Begins the plan that was asked for on the page before, once. */
export function useBegin(allowed: boolean, begin: () => unknown) {
  const { state } = useLocation()
  const latest = useRef(begin)
  latest.current = begin
  const asked = allowed && state === beginNow
  useEffect(() => {
    if (!asked) return
    // After the form has taken the visitor's own date.
    const timer = setTimeout(() => {
      // A reload does not begin it again.
      window.history.replaceState({ ...window.history.state, usr: null }, '')
      latest.current()
    })
    return () => clearTimeout(timer)
  }, [asked])
}
