import { readDraft } from '~/domain/request/read-trip-draft'
import { draftCookie, type TripDraft } from '~/domain/request/trip-draft'

/** The form that the browser stored in its cookie. */
export function tripDraft(request: Request, today: string): TripDraft | null {
  const pairs = (request.headers.get('Cookie') ?? '').split('; ')
  const value = pairs.find((pair) => pair.startsWith(`${draftCookie}=`))?.slice(draftCookie.length + 1)
  return readDraft(value, today)
}

/** Logging out deletes the form; without the cookie, the free text in the tab's storage is not shown. */
export const forgetDraft = `${draftCookie}=; Path=/planner; Max-Age=0; SameSite=Lax`
