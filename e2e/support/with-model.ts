import { expect, type Page } from '@playwright/test'
import { startModel } from '../../local/openai/server'
import { buyByApi } from './buy-plan'
import { ownProduct } from './own-product'
import { openSignIn, somebody } from './sign-in'
import { romeForm } from './trip-form'

type Product = Awaited<ReturnType<typeof ownProduct>>
type Model = Awaited<ReturnType<typeof startModel>>

/** The product with a model stand-in, and the questions that the model got. */
export async function withModel(
  options: Parameters<typeof startModel>[0],
  settings: Record<string, string>,
  story: (product: Product, model: Model) => Promise<void>,
) {
  const { product, model, close } = await productWithModel(options, settings)
  try {
    await story(product, model)
  } finally {
    await close()
  }
}

/** The same for many stories. */
export async function productWithModel(
  options: Parameters<typeof startModel>[0],
  settings: Record<string, string> = {},
) {
  const model = await startModel(options)
  const product = await ownProduct({
    OPENAI_API_KEY: 'test',
    OPENAI_BASE_URL: model.url,
    OPENAI_MODEL: 'well',
    ...settings,
  })
  const close = async () => {
    await product.close()
    await model.close()
  }
  return { product, model, close }
}

/** Buys a plan for the page's browser, over the API. */
export async function buyPlanThere(
  { request }: Page,
  { url, standIns }: Product,
  plan: 'explorer' | 'premium' = 'premium',
) {
  await buyByApi(request, plan, { at: url, parts: standIns })
}

/** Plans a trip for the page's browser, over the API. The answer comes when the model has had its time. */
export async function planThere({ request }: Page, { url }: Product, more: Record<string, unknown> = {}) {
  const headers = { Accept: 'application/json' }
  const planned = await request.post(`${url}/api/generate-itinerary`, {
    data: romeForm(more),
    headers,
    timeout: 90_000,
  })
  expect(planned.status(), await planned.text()).toBe(200)
}

/**
 * Signs somebody in who has bought a plan, plans a trip, and opens its page; returns the trip's id. Over the API: the
 * pages of it have journeys of their own.
 */
export async function travellerWithTrip(
  page: Page,
  product: Product,
  { plan = 'premium', ...more }: { plan?: 'explorer' | 'premium' } & Record<string, unknown> = {},
): Promise<string> {
  await buyPlanThere(page, product, plan)
  await page.request.post(await openSignIn(page.request, '', product.url), { form: { email: somebody() } })
  await planThere(page, product, more)
  const [newest]: { id: string }[] = await (await page.request.get(`${product.url}/api/trips`)).json()
  const id = newest?.id ?? ''
  await page.goto(`${product.url}/trips/${id}`)
  return id
}
