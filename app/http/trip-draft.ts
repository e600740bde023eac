import { readDraft } from '~/domain/request/read-trip-draft'
import { draftCookie, type TripDraft } from '~/domain/request/trip-draft'

/** The form under way that the browser sent along. */
export function tripDraft(request: Request, today: string): TripDraft | null {
  const pairs = (request.headers.get('Cookie') ?? '').split('; ')
  const value = pairs.find((pair) => pair.startsWith(`${draftCookie}=`))?.slice(draftCookie.length + 1)
  return readDraft(value, today)
}

/** Logging out clears the form; the free text in a tab's storage is not shown without the cookie. */
export const forgetDraft = `${draftCookie}=; Path=/planner; Max-Age=0; SameSite=Lax`
