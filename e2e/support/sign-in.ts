import { type APIRequestContext, type APIResponse, expect, type Page } from '@playwright/test'

/** Goes to the provider's sign-in page, as a browser would, and gives its address. `at` is a product of one's own. */
export async function openSignIn(request: APIRequestContext, query = '', at = ''): Promise<string> {
  const page = await request.get(`${at}/api/login${query}`)
  expect(page.url()).toContain('/interaction/')
  expect(await page.text()).toContain('<label for="email">Email</label>')
  return page.url()
}

/** Signs in over HTTP alone and returns the last page. */
export async function signInByApi(
  request: APIRequestContext,
  email: string,
  query = '',
): Promise<APIResponse> {
  return request.post(await openSignIn(request, query), { form: { email } })
}

/** Signs in as a person does, after the redirect to the provider's page. */
export async function fillSignIn(page: Page, email: string) {
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Continue' }).click()
}

/** A new email address. */
export function somebody(name = 'ada.lovelace'): string {
  return `${name}+${crypto.randomUUID().slice(0, 8)}@example.com`
}
