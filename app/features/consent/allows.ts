import type { Purpose } from '~/domain/marketing/consent'

/** Whether the reader of this page allows something. The root element says so; it says nothing where the site does not ask. */
export function allows(purpose: Purpose): boolean {
  const { consent } = document.documentElement.dataset
  return consent === undefined || consent.split(' ').includes(purpose)
}
