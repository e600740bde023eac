import { readAnswer } from '~/features/answers/read-answer'

/** A card as typed into the test form. */
export interface TestCard {
  number: string
  /** "12 / 34" */
  expiry: string
  cvc: string
}

export type Confirmation =
  | { outcome: 'paid' | 'processing'; paymentIntentId: string }
  | { outcome: 'redirect'; url: string }
  | { outcome: 'refused'; message: string | null }

/** Confirms a payment at the local stand-in, with the same call that Stripe's script makes. */
export async function confirmTestCard(
  { number, expiry, cvc }: TestCard,
  payment: { api: string; publishableKey: string; clientSecret: string; returnUrl: string },
): Promise<Confirmation> {
  const [id = ''] = payment.clientSecret.split('_secret_')
  const [month = '', year = ''] = expiry.split('/').map((part) => part.trim())
  const response = await fetch(new URL(`/v1/payment_intents/${id}/confirm`, payment.api), {
    method: 'POST',
    headers: { Authorization: `Bearer ${payment.publishableKey}` },
    body: new URLSearchParams({
      client_secret: payment.clientSecret,
      return_url: payment.returnUrl,
      'payment_method_data[type]': 'card',
      'payment_method_data[card][number]': number.replaceAll(' ', ''),
      'payment_method_data[card][exp_month]': month,
      'payment_method_data[card][exp_year]': year.length === 2 ? `20${year}` : year,
      'payment_method_data[card][cvc]': cvc,
    }),
  })
  const { status, next_action: next, error } = await readAnswer(response, 'card')
  if (status === 'succeeded') return { outcome: 'paid', paymentIntentId: id }
  if (status === 'processing') return { outcome: 'processing', paymentIntentId: id }
  const url = next?.redirect_to_url?.url
  return url ? { outcome: 'redirect', url } : { outcome: 'refused', message: error?.message ?? null }
}
