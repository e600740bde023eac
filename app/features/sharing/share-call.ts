import { readAnswer } from '~/features/answers/read-answer'

const addressOf = (tripId: string) => `/api/trips/${tripId}/share`

/** A trip's share link, and whether its readers may download files. */
export interface SharedLink {
  url: string
  sharesFiles: boolean
}

/** The trip's share link, the same every time; null when it could not be made. */
export async function shareCall(tripId: string): Promise<SharedLink | null> {
  try {
    const response = await fetch(addressOf(tripId), { method: 'POST' })
    if (!response.ok) return null
    const { shareUrl, sharesFiles } = await readAnswer(response, 'share')
    return { url: shareUrl, sharesFiles }
  } catch {
    return null
  }
}

/** Revokes the link; returns whether that worked. */
export async function unshareCall(tripId: string): Promise<boolean> {
  try {
    return (await fetch(addressOf(tripId), { method: 'DELETE' })).ok
  } catch {
    return false
  }
}

/** Allows or forbids readers to download files; returns whether that worked. */
export async function shareFilesCall(tripId: string, sharesFiles: boolean): Promise<boolean> {
  try {
    const headers = { 'Content-Type': 'application/json' }
    const body = JSON.stringify({ sharesFiles })
    return (await fetch(addressOf(tripId), { method: 'PUT', headers, body })).ok
  } catch {
    return false
  }
}
