import { outbound } from './outbound.server'

/** Posts alerts as JSON. `text` is what Slack and others show, `content` what Discord does. */
export function alertWebhook(address: string) {
  return async ({ rule, text }: { rule: string; text: string }): Promise<void> => {
    const response = await outbound({ each: 5000 })(address, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ rule, text, content: text }),
    })
    await response.body?.cancel()
    if (!response.ok) throw new Error(`the alert was answered with ${response.status}`)
  }
}
