import { useLocation, useNavigate } from '@remix-run/react'
import { startTransition, useCallback, useEffect, useRef, useState } from 'react'
import { useAfterPaint } from '~/ui/use-after-paint'
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
  const asking = useRef<number | null>(null)
  const { soon } = useAfterPaint()
  const open = useCallback(
    (next: number) => {
      chosen.current = next
      asking.current = next
      // A new address renders everything that reads the router's state, in the same task: it waits for the screen's answer. The
      // day waits with it, so that no day is on the screen that its address does not name.
      soon(() => {
        // Another day may have been opened meanwhile, or this one closed.
        if (asking.current !== next) return
        startTransition(() => setHeld({ of, day: next }))
        const query = new URLSearchParams(window.location.search)
        query.set('day', String(next))
        navigate({ search: `?${query}`, hash: dayId(next) }, { preventScrollReset: true })
      })
    },
    [of, navigate, soon],
  )
  const close = useCallback(
    (which: number) => {
      if (asking.current === which) asking.current = null
      startTransition(() =>
        setHeld((now) => ((now.of === of ? now.day : byDefault) === which ? { of, day: null } : now)),
      )
    },
    [of, byDefault],
  )

  // Back and forward.
  const seen = useRef(search)
  useEffect(() => {
    if (seen.current === search) return
    seen.current = search
    // The address of a day that was opened here changes nothing.
    startTransition(() => setHeld((now) => (now.of === of && now.day === wanted ? now : { of, day: wanted })))
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
