import type { Result } from '~/domain/errors'
import { generatorLimits } from './limits'

const [minutely, hourly] = generatorLimits('question')

/** How many questions one visitor may ask of a language model. */
const questionLimits = { perMinute: minutely.most, perHour: hourly.most }

const spans = [
  { length: 60_000, most: 'perMinute' },
  { length: 3_600_000, most: 'perHour' },
] as const

/**
 * Whether another question may be asked now. `asked` holds the times of the last hour's questions, milliseconds. A refusal
 * says after how many seconds another try makes sense.
 */
export function decideQuestion(
  asked: readonly number[],
  now: number,
  limits = questionLimits,
): { allowed: true } | { allowed: false; retryAfter: number } {
  const waits = spans.flatMap(({ length, most }) => {
    const recent = asked.filter((time) => time > now - length).sort((a, b) => a - b)
    const freed = recent[recent.length - limits[most]]
    return freed === undefined ? [] : [Math.max(1, Math.ceil((freed + length - now) / 1000))]
  })
  return waits.length === 0 ? { allowed: true } : { allowed: false, retryAfter: Math.max(...waits) }
}

/** Counts a visitor's questions to the language model. */
export interface QuestionQuota {
  /** Counts one more, or refuses it. */
  admit(visitorId: string): Promise<Result<null>>
  /** The latest came to nothing and does not count. */
  takeBack(visitorId: string): Promise<void>
}
