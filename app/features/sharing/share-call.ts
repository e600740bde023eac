const addressOf = (tripId: string) => `/api/trips/${tripId}/share`

/** The trip's link, the same one every time; null when there is none to be had. */
export async function shareCall(tripId: string): Promise<string | null> {
  try {
    const response = await fetch(addressOf(tripId), { method: 'POST' })
    const answer: unknown = await response.json()
    if (!response.ok || typeof answer !== 'object' || answer === null) return null
    return 'shareUrl' in answer && typeof answer.shareUrl === 'string' ? answer.shareUrl : null
  } catch {
    return null
  }
}

/** Takes the link back; whether that worked. */
export async function unshareCall(tripId: string): Promise<boolean> {
  try {
    return (await fetch(addressOf(tripId), { method: 'DELETE' })).ok
  } catch {
    return false
  }
}
