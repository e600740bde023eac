import type Stripe from 'stripe'
import { ApiError } from './errors'

/** What happens when a payment with the card is confirmed. */
export type Outcome =
  | { kind: 'succeeds' }
  /** It is paid, and then the buyer's bank asks for the money. */
  | { kind: 'disputed' }
  | { kind: 'authenticates' }
  | { kind: 'processes' }
  | { kind: 'fails'; code: string; declineCode?: string; message: string }

const DECLINED = 'Your card was declined.'

/** Stripe's own test numbers, and one of the stand-in's: Stripe has no card that stays in `processing`. */
const TEST_CARDS: Record<string, Outcome> = {
  '4242424242424242': { kind: 'succeeds' },
  '5555555555554444': { kind: 'succeeds' },
  '378282246310005': { kind: 'succeeds' },
  '4000000000000259': { kind: 'disputed' },
  '4000002500003155': { kind: 'authenticates' },
  '4000002760003184': { kind: 'authenticates' },
  '4000000000000093': { kind: 'processes' },
  '4000000000000002': {
    kind: 'fails',
    code: 'card_declined',
    declineCode: 'generic_decline',
    message: DECLINED,
  },
  // It can be kept for a customer, and fails each time it is to pay.
  '4000000000000341': {
    kind: 'fails',
    code: 'card_declined',
    declineCode: 'generic_decline',
    message: DECLINED,
  },
  '4000000000009995': {
    kind: 'fails',
    code: 'card_declined',
    declineCode: 'insufficient_funds',
    message: 'Your card has insufficient funds.',
  },
  '4000000000000069': { kind: 'fails', code: 'expired_card', message: 'Your card has expired.' },
  '4000000000000127': {
    kind: 'fails',
    code: 'incorrect_cvc',
    message: "Your card's security code is incorrect.",
  },
  '4000000000000119': {
    kind: 'fails',
    code: 'processing_error',
    message: 'An error occurred while processing your card. Try again in a little bit.',
  },
}

/** Stripe's ready-made payment methods, for calls from a server, which never sees a number. */
export const TEST_METHODS: Record<string, string> = {
  pm_card_visa: '4242424242424242',
  pm_card_mastercard: '5555555555554444',
  pm_card_amex: '378282246310005',
  pm_card_chargeDeclined: '4000000000000002',
  pm_card_visa_chargeDeclined: '4000000000000002',
  pm_card_chargeDeclinedInsufficientFunds: '4000000000009995',
  pm_card_chargeCustomerFail: '4000000000000341',
  pm_card_createDispute: '4000000000000259',
  pm_card_authenticationRequired: '4000002760003184',
}

export interface CardData {
  number: string
  exp_month: number
  exp_year: number
  cvc: string
}

export interface ReadCard {
  outcome: Outcome
  card: Pick<Stripe.PaymentMethod.Card, 'brand' | 'last4' | 'exp_month' | 'exp_year'>
}

/** Checks card data as far as Stripe does before it asks a bank; throws a card error in Stripe's shape. */
export function readCard(data: CardData, now: Date): ReadCard {
  const number = data.number.replace(/[\s-]/g, '')
  if (!/^\d{12,19}$/.test(number) || !passesLuhn(number)) {
    throw cardError('incorrect_number', 'Your card number is incorrect.', { param: 'number' })
  }
  if (data.exp_month < 1 || data.exp_month > 12) {
    throw cardError('invalid_expiry_month', "Your card's expiration month is invalid.", {
      param: 'exp_month',
    })
  }
  const year = data.exp_year < 100 ? 2000 + data.exp_year : data.exp_year
  if (year > now.getUTCFullYear() + 50) {
    throw cardError('invalid_expiry_year', "Your card's expiration year is invalid.", { param: 'exp_year' })
  }
  if (year * 12 + data.exp_month < now.getUTCFullYear() * 12 + now.getUTCMonth() + 1) {
    throw cardError('expired_card', 'Your card has expired.', { param: 'exp_month' })
  }
  const brand = brandOf(number)
  if (!new RegExp(`^\\d{${brand === 'amex' ? 4 : 3}}$`).test(data.cvc)) {
    throw cardError('invalid_cvc', "Your card's security code is invalid.", { param: 'cvc' })
  }
  const outcome = TEST_CARDS[number]
  if (!outcome) {
    throw cardError(
      'card_declined',
      'Your card was declined. Your request was in test mode, but used a non test card.',
      { decline_code: 'test_mode_live_card' },
    )
  }
  return { outcome, card: { brand, last4: number.slice(-4), exp_month: data.exp_month, exp_year: year } }
}

export function cardError(
  code: string,
  message: string,
  more: Partial<Omit<ApiError['body'], 'type' | 'code' | 'message'>> = {},
): ApiError {
  return new ApiError(402, { type: 'card_error', code, message, ...more })
}

function brandOf(number: string): string {
  if (/^3[47]/.test(number)) return 'amex'
  if (/^(5[1-5]|2[2-7])/.test(number)) return 'mastercard'
  return number.startsWith('4') ? 'visa' : 'unknown'
}

function passesLuhn(number: string): boolean {
  let sum = 0
  for (const [index, digit] of [...number].reverse().entries()) {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2)
    sum += value > 9 ? value - 9 : value
  }
  return sum % 10 === 0
}
