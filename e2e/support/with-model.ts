import type { Page } from '@playwright/test'
import { startModel } from '../../local/openai/server'
import { ownProduct } from './own-product'
import { fillSignIn, somebody } from './sign-in'
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

/** Buys a plan, signs in and plans a trip in the page's browser; returns the trip's id and stays on its page. */
export async function travellerWithTrip(
  page: Page,
  url: string,
  { plan = 'premium', ...more }: { plan?: 'explorer' | 'premium' } & Record<string, unknown> = {},
): Promise<string> {
  await page.goto(`${url}/checkout?plan=${plan}`)
  await page.getByRole('button', { name: plan === 'premium' ? 'Pay $10.00' : 'Pay $7.00' }).click()
  await page.waitForURL(/payment_success=true/)
  await page.goto(`${url}/api/login`)
  await fillSignIn(page, somebody())
  await page.waitForURL(`${url}/**`)
  const id = await page.evaluate(async (form) => {
    const headers = { 'Content-Type': 'application/json', Accept: 'application/json' }
    await fetch('/api/generate-itinerary', { method: 'POST', headers, body: JSON.stringify(form) })
    const trips: { id: string }[] = await (await fetch('/api/trips')).json()
    return trips[0]?.id ?? ''
  }, romeForm(more))
  await page.goto(`${url}/trips/${id}`)
  return id
}
