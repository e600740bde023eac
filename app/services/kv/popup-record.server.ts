import type { PopupRecord } from '~/domain/marketing/popup/popup-rules'

/** A browser session is over after this long, seconds. */
const kept = 86_400

export function kvPopupRecord(kv: KVNamespace, now: () => number): PopupRecord {
  return {
    async seen(sessionId) {
      return (await kv.get(`popup:${sessionId}`)) !== null
    },
    async markSeen(sessionId) {
      await kv.put(`popup:${sessionId}`, String(now()), { expirationTtl: kept })
    },
  }
}
