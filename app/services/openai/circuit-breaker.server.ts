import type { AnswerFailure } from '~/domain/planning/llm-engine/language-model'

/** Failures in a row after which no more questions are sent. */
const mostFailures = 5
/** Pause in milliseconds; then one question tests whether the service works again. */
const restsFor = 30_000
/** Pause after a refusal that time alone does not change: no credit, a wrong key, an unknown model. */
const longRest = 300_000
/** Longest pause that a service may ask for. */
const longestRest = 3_600_000

/** Stops questions to a service that is down. Shared by all plans of an isolate that ask the same model of the same service. */
export class CircuitBreaker {
  private failures = 0
  private restsUntil = 0
  private reason: AnswerFailure = 'resting'
  /** The service refused a schema: it is asked for JSON in words from now on. */
  promptOnly = false

  /** Why no question may be sent now; after a pause only one at a time, until one was answered. */
  refusal(now: number): AnswerFailure | undefined {
    if (now < this.restsUntil) return this.reason
    if (this.failures < mostFailures) return undefined
    this.restsUntil = now + restsFor
    return undefined
  }

  succeeded(): void {
    this.failures = 0
    this.restsUntil = 0
  }

  failed(now: number): void {
    this.failures++
    if (this.failures < mostFailures) return
    this.reason = 'resting'
    this.restsUntil = Math.max(this.restsUntil, now + restsFor)
  }

  /** Opens the circuit for as long as the service asks; without a time, for as long as it takes a person to help. */
  rest(now: number, reason: AnswerFailure, milliseconds = longRest): void {
    this.reason = reason
    this.restsUntil = Math.max(this.restsUntil, now + Math.min(milliseconds, longestRest))
  }
}

/** The circuit breakers of an isolate, by service and model. */
export class CircuitBreakers {
  private readonly all = new Map<string, CircuitBreaker>()

  of(service: string, model: string): CircuitBreaker {
    const key = `${service} ${model}`
    const known = this.all.get(key) ?? new CircuitBreaker()
    this.all.set(key, known)
    return known
  }
}
