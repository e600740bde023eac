// @ts-check
// A guest who has paid for Premium, for benchmarks.

/**
 * @param {string} url
 * @param {Record<string, string>} env
 */
export async function buyPremium(url, env) {
  const created = await fetch(`${url}/api/create-payment-intent`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ amount: 10, planType: 'premium' }),
  })
  const cookie = created.headers.get('set-cookie')?.split(';')[0] ?? ''
  const { clientSecret } = await created.json()
  const [id] = clientSecret.split('_secret_')
  await fetch(`${env.STRIPE_API_BASE}/v1/payment_intents/${id}/confirm`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${env.STRIPE_PUBLISHABLE_KEY}` },
    body: new URLSearchParams({
      client_secret: clientSecret,
      'payment_method_data[type]': 'card',
      'payment_method_data[card][number]': '4242424242424242',
      'payment_method_data[card][exp_month]': '12',
      'payment_method_data[card][exp_year]': '2034',
      'payment_method_data[card][cvc]': '123',
    }),
  })
  // The server reads the payment itself when the browser returns.
  const back = `${url}/planner?payment_success=true&plan=premium&payment_intent=${id}`
  await (await fetch(back, { headers: { cookie } })).arrayBuffer()
  return cookie
}
