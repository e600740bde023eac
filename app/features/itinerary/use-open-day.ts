import { useLocation, useNavigate } from '@remix-run/react'
import { startTransition, useCallback, useEffect, useRef, useState } from 'react'
import { useHydrating } from '~/ui/use-hydrating'
import { dayId, dayTabId } from './day-address'

export interface OpenDay {
  /** The number of the day that is open; null when all are closed. */
  day: number | null
  open: (day: number) => void
  close: (day: number) => void
}

/**
 * One day is open at a time, and the address keeps it (`?day=3#day-3`), so that reload, back and a link lead to it.
 * Another trip (`of`) begins with its own default.
 */
export function useOpenDay(days: readonly number[], byDefault: number, of: string | null): OpenDay {
  const { search } = useLocation()
  const navigate = useNavigate()
  const asked = Number(new URLSearchParams(search).get('day'))
  const wanted = days.includes(asked) ? asked : byDefault
  const hydrating = useHydrating()
  const [held, setHeld] = useState<{ of: string | null; day: number | null }>(() => ({
    of,
    day: (hydrating && drawnDay(days)) || wanted,
  }))
  const day = held.of === of ? held.day : byDefault

  const chosen = useRef<number | null>(null)
  const begun = useRef({ of, wanted, drawn: day })
  useEffect(() => {
    const { of, wanted, drawn } = begun.current
    if (drawn === wanted) return
    chosen.current = wanted
    startTransition(() => setHeld({ of, day: wanted }))
  }, [])
  const open = useCallback(
    (next: number) => {
      chosen.current = next
      // The tab changes at once; the drawings of the day render in the next frame.
      startTransition(() => setHeld({ of, day: next }))
      const query = new URLSearchParams(window.location.search)
      query.set('day', String(next))
      navigate({ search: `?${query}`, hash: dayId(next) }, { preventScrollReset: true })
    },
    [of, navigate],
  )
  const close = useCallback(
    (which: number) =>
      startTransition(() =>
        setHeld((now) => ((now.of === of ? now.day : byDefault) === which ? { of, day: null } : now)),
      ),
    [of, byDefault],
  )

  // Back and forward.
  const seen = useRef(search)
  useEffect(() => {
    if (seen.current === search) return
    seen.current = search
    startTransition(() => setHeld({ of, day: wanted }))
  }, [search, wanted, of])

  // The day before may have closed above it.
  useEffect(() => {
    if (day === null || chosen.current !== day) return
    chosen.current = null
    document.getElementById(dayId(day))?.scrollIntoView({ block: 'start' })
  }, [day])

  return { day, open, close }
}

/**
 * The day that is open in the server's markup. A page that was kept on the device for every address of the trip has its
 * first one, whatever day the address asks for: React must begin with what is there.
 */
function drawnDay(days: readonly number[]): number | undefined {
  if (import.meta.env.SSR) return
  return days.find((day) => document.getElementById(dayTabId(day))?.getAttribute('aria-selected') === 'true')
}
