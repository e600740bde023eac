import { showToast } from '~/ui/toast'

/** Does something with a trip's files, and says in a toast what went wrong: what the action says, else `failure`. */
export async function attempt(
  failure: string,
  action: (files: typeof import('./trip-files')) => Promise<string | null>,
): Promise<void> {
  let problem: string | null = failure
  try {
    problem = await action(await import('./trip-files'))
  } catch (error) {
    console.warn(failure, error)
  }
  if (problem) showToast({ title: 'That did not work', text: problem, variant: 'destructive' })
}
