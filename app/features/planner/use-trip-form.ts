import { useEffect, useRef, useState } from 'react'
import {
  draftBookingsKey,
  draftCookie,
  draftTextKey,
  encodeDraft,
  type TripDraft,
} from '~/domain/request/trip-draft'
import { onDate } from '~/domain/request/trip-rules'

/**
 * The state of the form. Input is stored in the browser at once, so that a reload, a sign-in or a payment loses
 * nothing: the server renders the form from the cookie, the free text comes back from this tab's storage.
 */
export function useTripForm(
  initial: TripDraft,
  {
    kept,
    untouched,
    typed,
  }: { kept: boolean; untouched: boolean /** It was sent, and came back. */; typed: boolean },
) {
  const [draft, setDraft] = useState(initial)
  const [restored, setRestored] = useState(false)
  const initialText = useRef(initial.form.additionalInfo)
  const printedStart = useRef(initial.form.startDate)

  // The server's today is in UTC; a trip begins on the visitor's today.
  useEffect(() => {
    if (!untouched) return
    const today = todayHere()
    setDraft((now) =>
      now.form.startDate === printedStart.current && today !== printedStart.current
        ? { ...now, form: onDate(now.form, today) }
        : now,
    )
  }, [untouched])

  useEffect(() => {
    if (!kept) return
    // Logging out clears the cookie; the text in the tab is then ignored.
    const additionalInfo = !typed && document.cookie.includes(`${draftCookie}=`) ? readText() : ''
    const printed = initialText.current
    if (additionalInfo) {
      setDraft((now) =>
        // What was typed since the page came is newer.
        now.form.additionalInfo === printed ? { ...now, form: { ...now.form, additionalInfo } } : now,
      )
    }
    setRestored(true)
    if (!document.cookie.includes(`${draftCookie}=`) || !hasBookings()) return
    // Numbers of bookings are not for a cookie; what reads them is loaded where there are any.
    void import('./kept-bookings').then(({ readBookings }) => {
      const bookings = readBookings()
      if (bookings.length > 0)
        setDraft((now) => (now.form.bookings ? now : { ...now, form: { ...now.form, bookings } }))
    })
  }, [kept, typed])

  useEffect(() => {
    if (!kept || !restored) return
    const value = encodeDraft(draft)
    const secure = window.location.protocol === 'https:' ? '; Secure' : ''
    // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not in every browser, and this is one short line
    if (value) document.cookie = `${draftCookie}=${value}; Path=/planner; SameSite=Lax${secure}`
    writeText(draft.form.additionalInfo)
    writeBookings(draft.form.bookings)
  }, [draft, kept, restored])

  return [draft, setDraft] as const
}

function todayHere(): string {
  const now = new Date()
  const two = (figure: number) => String(figure).padStart(2, '0')
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`
}

function readText(): string {
  try {
    return sessionStorage.getItem(draftTextKey) ?? ''
  } catch {
    return ''
  }
}

function writeText(text: string) {
  try {
    sessionStorage.setItem(draftTextKey, text)
  } catch {
    // Storage is full or blocked: the text lasts as long as the page.
  }
}

function hasBookings(): boolean {
  try {
    return sessionStorage.getItem(draftBookingsKey) !== null
  } catch {
    return false
  }
}

/** Left out, they have not been restored yet. */
function writeBookings(bookings: TripDraft['form']['bookings']) {
  if (!bookings) return
  try {
    sessionStorage.setItem(draftBookingsKey, JSON.stringify(bookings))
  } catch {
    // They last as long as the page.
  }
}
