// @ts-check
// `npm run record:shapes -- fixtures3.json`: keeps which fields Stripe's objects have, from the examples that Stripe publishes with
// its OpenAPI definition (github.com/stripe/openapi, openapi/fixtures3.json, MIT). The stand-in is held to them.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './toolchain.mjs'

const [file] = process.argv.slice(2)
if (!file) throw new Error('Name the file: npm run record:shapes -- fixtures3.json')
/** The objects that the stand-in has. */
const kinds = [
  'billing_portal.session',
  'charge',
  'checkout.session',
  'coupon',
  'customer',
  'discount',
  'dispute',
  'event',
  'invoice',
  'invoice_payment',
  'payment_intent',
  'payment_method',
  'price',
  'product',
  'refund',
  'subscription',
  'test_helpers.test_clock',
]
/** @type {{ resources: Record<string, Record<string, unknown>> }} */
const { resources } = JSON.parse(readFileSync(file, 'utf8'))
/** @param {unknown} value */
const typeOf = (value) => (value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value)
const shapes = kinds.map((kind) => {
  const fields = Object.entries(resources[kind] ?? {}).sort(([one], [other]) => (one < other ? -1 : 1))
  return [kind, Object.fromEntries(fields.map(([name, value]) => [name, typeOf(value)]))]
})
writeFileSync(
  join(ROOT, 'local/stripe/recorded-shapes.json'),
  `${JSON.stringify(Object.fromEntries(shapes), null, 2)}\n`,
)
