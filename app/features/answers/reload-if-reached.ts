import type { ShouldRevalidateFunctionArgs } from '@remix-run/react'
import { failureStatus } from '~/domain/errors'

/**
 * A route's `shouldRevalidate`, for every route that is on a page whose forms use `reachServer`: the data is loaded again
 * after each form, also a refused one, because the page may be out of date. It is not when the server was not reached:
 * that would fail as well and replace the page with the error page.
 */
export function reloadIfReached({ actionStatus }: ShouldRevalidateFunctionArgs): boolean {
  return actionStatus !== failureStatus['upstream-down']
}
