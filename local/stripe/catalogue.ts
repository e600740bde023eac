import type Stripe from 'stripe'
import { newCoupon, newProduct } from './billing-objects'
import { ApiError, invalidRequest } from './errors'
import { randomText } from './ids'
import type { CallParameters } from './parameter-types'
import type { Call, World } from './world'

export function createProduct(
  world: World,
  { id = `prod_${randomText(14)}`, name, metadata }: CallParameters['createProduct'],
  { cause }: Call,
): Stripe.Product {
  if (world.state.products[id]) throw exists('Product', id)
  const product = { ...newProduct({ id, name }), metadata: textsOf(metadata) }
  world.state.products[id] = product
  world.emit('product.created', product, cause)
  return product
}

export function createCoupon(
  world: World,
  params: CallParameters['createCoupon'],
  { cause }: Call,
): Stripe.Coupon {
  const { id = randomText(8), name, percent_off: percent, duration = 'once' } = params
  if (world.state.coupons[id]) throw exists('Coupon', id)
  if (percent === undefined) {
    throw invalidRequest('The local Stripe stand-in takes coupons with percent_off only.', {
      code: 'parameter_missing',
      param: 'percent_off',
    })
  }
  if (!(percent > 0 && percent <= 100)) {
    throw invalidRequest('Invalid percent_off: must be greater than 0 and at most 100.', {
      param: 'percent_off',
    })
  }
  const months = params.duration_in_months ?? null
  const coupon = newCoupon({
    id,
    name: name ?? null,
    percent_off: percent,
    duration,
    duration_in_months: months,
  })
  world.state.coupons[id] = coupon
  world.emit('coupon.created', coupon, cause)
  return coupon
}

function textsOf(metadata: Record<string, string | number | null> | undefined): Record<string, string> {
  return Object.fromEntries(Object.entries(metadata ?? {}).map(([key, value]) => [key, String(value)]))
}

function exists(kind: string, id: string): ApiError {
  return new ApiError(400, {
    type: 'invalid_request_error',
    code: 'resource_already_exists',
    message: `${kind} already exists: ${id}.`,
    param: 'id',
  })
}
