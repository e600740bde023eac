/** Failures in a row after which a service is left alone. */
const mostFailures = 5
/** For how long, milliseconds; one question then tries whether it is back. */
const restsFor = 30_000

/** Keeps questions from a service that is down. One for all plans of an isolate. */
export class CircuitBreaker {
  private failures = 0
  private restsUntil = 0

  /** Whether a question may be asked now; after a rest only one at a time, until one was answered. */
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

  /** The service says that it will not answer for long, as without credit. */
  gaveUp(now: number): void {
    this.failures = mostFailures
    this.restsUntil = now + restsFor
  }
}
