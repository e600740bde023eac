import { APIError } from 'openai/error'
import type { AnswerFailure } from '~/domain/planning/llm-engine/language-model'

/** How to react to a failed call. */
export interface Verdict {
  failure: AnswerFailure
  /** Whether a retry of the same call may work. */
  again: boolean
  /** Delay that the service asks for, milliseconds. */
  after?: number
}

/** Shortest and longest delay between two tries, milliseconds. */
const [firstWait, longestWait] = [400, 8000]

/** Failures that stay until a person helps. */
export const lasting: ReadonlySet<AnswerFailure> = new Set(['no-credit', 'not-allowed', 'no-model'])

/** Classifies an error of the SDK. Only temporary errors are retried. */
export function verdictOn(error: unknown): Verdict {
  if (!(error instanceof APIError)) return { failure: 'unreachable', again: true }
  const { status, code } = error
  if (status === undefined) return { failure: 'unreachable', again: true }
  if (code === 'insufficient_quota' || status === 402) return { failure: 'no-credit', again: false }
  if (code === 'content_filter') return { failure: 'filtered', again: false }
  if (status === 401 || status === 403) return { failure: 'not-allowed', again: false }
  if (status === 404 || code === 'model_not_found') return { failure: 'no-model', again: false }
  if (status === 400 || status === 422) return { failure: 'not-understood', again: false }
  if (status === 429) return { failure: 'overloaded', again: true, ...waitAsked(error.headers) }
  const passes = status >= 500 || status === 408 || status === 409
  return { failure: 'unreachable', again: passes, ...(passes && waitAsked(error.headers)) }
}

/** Seconds, or milliseconds as OpenAI has them. */
function waitAsked(headers: Headers | undefined): { after?: number } {
  const milliseconds = Number(headers?.get('retry-after-ms') ?? Number.NaN)
  const seconds = Number(headers?.get('retry-after') ?? Number.NaN)
  const after = Number.isFinite(milliseconds) ? milliseconds : seconds * 1000
  return Number.isFinite(after) && after >= 0 ? { after } : {}
}

/** Milliseconds before try `attempt` (from 1): what the service asks for, else exponential backoff with jitter. */
export function waitBefore(attempt: number, after: number | undefined, random: () => number): number {
  if (after !== undefined) return after + 100 * random()
  return Math.min(longestWait, firstWait * 2 ** (attempt - 1)) * (0.5 + random() / 2)
}
