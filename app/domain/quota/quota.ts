import { generatorLimits, mostRunning } from './limits'

/** How many generations one visitor may start. */
export interface QuotaLimits {
  perHour: number
  /** At the same time. */
  running: number
}

const [hourly] = generatorLimits('generation')

export const quotaLimits: QuotaLimits = { perHour: hourly.most, running: mostRunning }

const hourMs = 3_600_000

/**
 * Whether another generation may start now. `started` holds the start times of the last hour's generations, `running`
 * how many are under way, all in milliseconds. A refusal says after how many seconds another try makes sense.
 */
export function decideQuota(
  { started, running, now }: { started: number[]; running: number; now: number },
  limits: QuotaLimits,
): { allowed: true } | { allowed: false; retryAfter: number } {
  if (running >= limits.running) return { allowed: false, retryAfter: 5 }
  const recent = started.filter((time) => time > now - hourMs).sort((a, b) => a - b)
  if (recent.length < limits.perHour) return { allowed: true }
  const freed = recent[recent.length - limits.perHour] ?? now
  return { allowed: false, retryAfter: Math.max(1, Math.ceil((freed + hourMs - now) / 1000)) }
}
