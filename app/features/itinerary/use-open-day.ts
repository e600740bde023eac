import { useLocation, useNavigate } from '@remix-run/react'
import { startTransition, useCallback, useEffect, useRef, useState } from 'react'
import { dayId } from './day-address'

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
  const [held, setHeld] = useState<{ of: string | null; day: number | null }>({ of, day: wanted })
  const day = held.of === of ? held.day : byDefault

  const chosen = useRef<number | null>(null)
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
