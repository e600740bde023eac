/**
 * Calls `act` with all results so far each time that some more have come, in any order. What comes at the same time is one
 * call, so that answers that are recalled after a restart come together.
 */
export async function asTheyCome<Result>(
  work: readonly Promise<Result>[],
  pause: () => Promise<void>,
  act: (results: ReadonlyMap<number, Result>) => void,
): Promise<void> {
  const results = new Map<number, Result>()
  let failure: { error: unknown } | undefined
  let wake = () => {}
  for (const [index, each] of work.entries())
    each.then(
      (result) => {
        results.set(index, result)
        wake()
      },
      (error) => {
        failure ??= { error }
        wake()
      },
    )
  for (let acted = 0; acted < work.length; ) {
    await pause()
    if (results.size === acted && !failure)
      await new Promise<void>((resolve) => {
        wake = resolve
      })
    await pause()
    if (failure) throw failure.error
    acted = results.size
    act(results)
  }
}
