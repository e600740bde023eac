/** Failures in a row after which no more questions are sent. */
const mostFailures = 5
/** Pause in milliseconds; then one question tests whether the service works again. */
const restsFor = 30_000

/** Stops questions to a service that is down. Shared by all plans of an isolate. */
export class CircuitBreaker {
  private failures = 0
  private restsUntil = 0

  /** Whether a question may be sent now; after a pause only one at a time, until one was answered. */
  admits(now: number): boolean {
    if (this.failures < mostFailures) return true
    if (now < this.restsUntil) return false
    this.restsUntil = now + restsFor
    return true
  }

  succeeded(): void {
    this.failures = 0
  }

  failed(now: number): void {
    this.failures++
    if (this.failures >= mostFailures) this.restsUntil = now + restsFor
  }

  /** Opens the circuit for a long time, for example when the account has no credit. */
  gaveUp(now: number): void {
    this.failures = mostFailures
    this.restsUntil = now + restsFor
  }
}
