import type { PopupRecord } from '~/domain/marketing/popup/popup-rules'
import { retention } from '~/domain/retention/retention-rules'

/** A browser session is over after this long, seconds. */
const kept = retention.popup.keep / 1000

export function kvPopupRecord(kv: KVNamespace, now: () => number): PopupRecord {
  return {
    async seen(sessionId) {
      return (await kv.get(`popup:${sessionId}`)) !== null
    },
    async markSeen(sessionId) {
      await kv.put(`popup:${sessionId}`, String(now()), { expirationTtl: kept })
    },
    async forget(sessionId) {
      await kv.delete(`popup:${sessionId}`)
    },
  }
}
