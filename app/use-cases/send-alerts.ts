import { rulesThatHold } from '~/domain/operations/alert-rules'
import { hourLength, type OperationCounts } from '~/domain/operations/counts'
import type { Log } from '~/domain/operations/events'
import { alertTexts } from '~/messages/en/alerts'

interface Parts {
  counts: OperationCounts
  book: { claim(rule: string): Promise<boolean>; giveBack(rule: string): Promise<void> }
  /** Null where nobody wants to be called. */
  send: ((alert: { rule: string; text: string }) => Promise<void>) | null
  now(): number
  log: Log
}

/** Calls the operator about each rule that holds and was not told in the last hours. Codes and counts only: nobody is named. */
export async function sendAlerts({ counts, book, send, now, log }: Parts): Promise<void> {
  if (!send) return
  const recent = await counts.since(Math.floor(now() / hourLength) - 1)
  for (const { rule, count } of rulesThatHold(recent)) {
    if (!(await book.claim(rule.id))) continue
    try {
      await send({
        rule: rule.id,
        text: `${alertTexts[rule.id]} ${count} in the last two hours (${rule.id}).`,
      })
    } catch (error) {
      log('alert-not-sent', { rule: rule.id }, error)
      await book.giveBack(rule.id)
    }
  }
}
