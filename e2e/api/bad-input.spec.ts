import { type APIRequestContext, expect, test } from '@playwright/test'
import { buyByApi } from '../support/buy-plan'
import { romeForm } from '../support/trip-form'

async function refusal(request: APIRequestContext, options: Parameters<APIRequestContext['post']>[1]) {
  const response = await request.post('/api/generate-itinerary', options)
  const answer: { code: string; message: string; title?: string; fields?: Record<string, string> } =
    await response.json()
  expect(answer.message.length).toBeGreaterThan(10)
  expect(JSON.stringify(answer)).not.toMatch(/\bat .*\.(ts|js)|SQLITE|zod/i)
  return { status: response.status(), ...answer }
}

test.describe('a guest', () => {
  const json = { 'Content-Type': 'application/json' }

  test('who sends something that is not JSON', async ({ request }) => {
    expect(await refusal(request, { headers: json, data: Buffer.from('{"destination": ') })).toMatchObject({
      status: 400,
      code: 'not-json',
    })
  })

  test('who sends another content type', async ({ request }) => {
    expect(
      await refusal(request, { headers: { 'Content-Type': 'text/plain' }, data: 'hello' }),
    ).toMatchObject({
      status: 400,
      code: 'wrong-content-type',
    })
  })

  test('who sends wrong types', async ({ request }) => {
    const answer = await refusal(request, {
      data: romeForm({ destination: 7, startDate: '13 April', interests: 'Museums', budget: 'cheap' }),
    })
    expect(answer).toMatchObject({ status: 422, code: 'fields-wrong' })
    expect(Object.keys(answer.fields ?? {}).sort()).toEqual([
      'budget',
      'destination',
      'interests',
      'startDate',
    ])
  })

  test('who ends before the start, or stays over 60 days', async ({ request }) => {
    const back = await refusal(request, { data: romeForm({ endDate: '2027-04-12' }) })
    expect(back).toMatchObject({ status: 422, fields: { endDate: 'The end date is before the start date.' } })
    const long = await refusal(request, { data: romeForm({ endDate: '2027-06-20' }) })
    expect(long).toMatchObject({ status: 422, fields: { endDate: 'A trip can be at most 60 days long.' } })
  })

  test('who wants a trip that has passed', async ({ request }) => {
    const past = await refusal(request, {
      data: romeForm({ startDate: '2024-04-13', endDate: '2024-04-15' }),
    })
    expect(past).toMatchObject({
      status: 422,
      code: 'fields-wrong',
      fields: { startDate: 'This date has passed. Choose today or a later day.' },
    })
  })

  test('who names a day that the calendar does not have', async ({ request }) => {
    const answer = await refusal(request, { data: romeForm({ startDate: '2027-02-30' }) })
    expect(answer.fields).toHaveProperty('startDate')
  })

  test('who sends a megabyte', async ({ request }) => {
    const answer = await refusal(request, { data: romeForm({ additionalInfo: 'x'.repeat(1_000_000) }) })
    expect(answer).toMatchObject({ status: 413, code: 'body-too-large' })
  })

  test('who claims a plan that was not paid', async ({ request }) => {
    const answer = await refusal(request, { data: romeForm({ planType: 'premium' }) })
    expect(answer).toMatchObject({ status: 403, code: 'plan-not-verified' })
  })

  test('who comes from another site', async ({ request }) => {
    const answer = await refusal(request, {
      data: romeForm(),
      headers: { Origin: 'https://elsewhere.example' },
    })
    expect(answer).toMatchObject({ status: 403, code: 'cross-site' })
  })

  test('leaves no session behind when refused', async ({ request }) => {
    const response = await request.post('/api/generate-itinerary', {
      data: romeForm({ planType: 'premium' }),
    })
    expect(response.headers()['set-cookie']).toBeUndefined()
  })

  test('asks with another method', async ({ request }) => {
    const response = await request.get('/api/generate-itinerary')
    expect(response.status()).toBe(405)
    expect(response.headers().allow).toBe('POST')
    expect(await response.json()).toMatchObject({ code: 'method-not-allowed' })
  })

  test('asks for an address that is not there', async ({ request }) => {
    const response = await request.get('/api/nothing')
    expect(response.status()).toBe(404)
    expect(await response.json()).toMatchObject({ code: 'not-found' })
  })
})

test('an Explorer who asks for 31 days meets the plan limit in the specified words', async ({ request }) => {
  await buyByApi(request, 'explorer')
  expect(await refusal(request, { data: romeForm({ endDate: '2027-05-13' }) })).toMatchObject({
    status: 422,
    code: 'plan-limit',
    title: 'Explorer plan limit reached',
    message: 'Your current plan only supports itineraries up to 3 days. Upgrade to Premium for longer trips.',
  })
})

test('an Explorer without a destination is asked for one', async ({ request }) => {
  await buyByApi(request, 'explorer')
  expect(
    await refusal(request, { data: romeForm({ destination: ' ', endDate: '2027-04-14' }) }),
  ).toMatchObject({
    status: 422,
    title: 'Destination required',
    message: 'Please enter a destination for your trip.',
  })
})

test('HTML in the text fields stays text', async ({ request }) => {
  await buyByApi(request, 'premium')
  const markup = '<img src=x onerror=alert(1)>'
  const response = await request.post('/api/generate-itinerary', {
    data: romeForm({ interests: [markup, 'Museums'], additionalInfo: `</script>${markup}` }),
  })
  expect(response.status()).toBe(200)
  expect(response.headers()['content-type']).toContain('application/json')
  const page = await request.get('/planner')
  expect(await page.text()).not.toContain(markup)
  const destination = await refusal(request, { data: romeForm({ destination: markup }) })
  expect(destination).toMatchObject({ status: 422, code: 'destination-unknown' })
})
