import type { Adapter, AdapterPayload } from 'oidc-provider'

interface Entry {
  payload: AdapterPayload
  expiresAt: number
}

/**
 * Storage of the provider's codes, tokens and sessions: in memory. A restart ends sign-ins under way; nothing else is
 * lost, because accounts follow from the email address.
 */
export function memoryAdapter(): (model: string) => Adapter {
  const entries = new Map<string, Entry>()

  function live(key: string): AdapterPayload | undefined {
    const entry = entries.get(key)
    if (!entry) return undefined
    if (entry.expiresAt > Date.now()) return entry.payload
    entries.delete(key)
  }

  return (model) => ({
    async upsert(id, payload, expiresIn) {
      const expiresAt = expiresIn === undefined ? Number.POSITIVE_INFINITY : Date.now() + expiresIn * 1000
      entries.set(`${model}:${id}`, { payload, expiresAt })
    },
    async find(id) {
      return live(`${model}:${id}`)
    },
    async findByUid(uid) {
      for (const key of entries.keys()) {
        const payload = key.startsWith(`${model}:`) ? live(key) : undefined
        if (payload?.uid === uid) return payload
      }
    },
    async findByUserCode() {
      // Only the device flow asks, and it is off.
      return undefined
    },
    async consume(id) {
      const payload = live(`${model}:${id}`)
      if (payload) payload.consumed = Math.floor(Date.now() / 1000)
    },
    async destroy(id) {
      entries.delete(`${model}:${id}`)
    },
    async revokeByGrantId(grantId) {
      for (const [key, { payload }] of entries) if (payload.grantId === grantId) entries.delete(key)
    },
  })
}
