import type { ShouldRevalidateFunctionArgs } from '@remix-run/react'

type Change = Pick<ShouldRevalidateFunctionArgs, 'currentUrl' | 'nextUrl'>

/** The address without the day that is open. */
function withoutDay({ pathname, search }: URL): string {
  const query = new URLSearchParams(search)
  query.delete('day')
  return `${pathname}?${query}`
}

/** Whether an address differs from the one before in the day that is open alone: the page has that day already. */
export function onlyDayChanged({ currentUrl, nextUrl }: Change): boolean {
  return currentUrl.search !== nextUrl.search && withoutDay(currentUrl) === withoutDay(nextUrl)
}
