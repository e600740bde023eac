/** Work that stops now and then, so that others may run. What it comes to does not depend on that. */
export type Steps<Result> = Generator<undefined, Result, undefined>

/** Does the work without a stop. */
export function atOnce<Result>(steps: Steps<Result>): Result {
  let step = steps.next()
  while (!step.done) step = steps.next()
  return step.value
}
