import { type APIResponse, expect, test } from '@playwright/test'
import { plannedTrip, traveller } from '../support/trips'

/** Forms as a browser without scripts sends them: a refused one is answered with the page and the reason. */

const trip = {
  destination: 'Rome, Italy',
  startDate: '2027-04-20',
  endDate: '2027-04-13',
  budget: 'luxury',
  interests: 'Ceramics',
  additionalInfo: 'No lifts, please.',
}

/** The page of a refused form; 200 for a form without a page of its own, which leads back. */
async function refusedPage(response: APIResponse, status = 422): Promise<string> {
  expect(response.status()).toBe(status)
  expect(response.headers()['content-type']).toContain('text/html')
  return response.text()
}

/** The tag of the control with this name; if there are several, the one marked as wrong. */
function control(html: string, name: string): string {
  const tags = html.match(new RegExp(`<(?:input|textarea|select)[^>]* name="${name}"[^>]*>`, 'g')) ?? []
  return tags.find((tag) => tag.includes('aria-invalid="true"')) ?? tags[0] ?? ''
}

/** Checks that the summary links to a control, which is marked as wrong with the reason. */
function expectFieldError(html: string, name: string, message: string) {
  const tag = control(html, name)
  expect(tag).toContain('aria-invalid="true"')
  const id = /\bid="([^"]+)"/.exec(tag)?.[1]
  expect(html).toContain(`href="#${id}"`)
  const note = /aria-describedby="([^"]+)"/.exec(tag)?.[1]
  expect(html).toMatch(new RegExp(`id="${note}"[^>]*>${message}<`))
}

test.describe('the trip form', () => {
  test('says at the field that the end is before the start, and keeps what was typed', async ({
    request,
  }) => {
    const html = await refusedPage(await request.post('/planner', { form: trip }))
    expectFieldError(html, 'endDate', 'The end date is before the start date.')
    expect(control(html, 'startDate')).toContain('value="2027-04-20"')
    expect(control(html, 'endDate')).toContain('value="2027-04-13"')
    expect(html).toContain('name="interests" value="Ceramics"')
    expect(html).not.toContain('name="interests" value="Museums"')
    expect(html).toMatch(/<textarea[^>]*name="additionalInfo"[^>]*>No lifts, please\.</)
    expect(html).toMatch(/<option selected=""[^>]*>Rome, Italy</)
    expect(html).toMatch(
      /<input type="radio"[^>]*value="luxury"[^>]*checked=""|<input[^>]*checked=""[^>]*value="luxury"/,
    )
  })

  test('leaves no session behind when it is refused', async ({ request }) => {
    const response = await request.post('/planner', { form: trip })
    expect(response.headers()['set-cookie']).toBeUndefined()
  })

  test('says which place is not known', async ({ request }) => {
    const form = { ...trip, endDate: '2027-04-22', destination: 'Nowhereville-upon-Nothing' }
    const html = await refusedPage(await request.post('/planner', { form }))
    expect(html).toContain('We know of no place by that name.')
    expect(html).toContain('Nowhereville-upon-Nothing')
  })

  test('takes dates that are none as they were typed', async ({ request }) => {
    const html = await refusedPage(await request.post('/planner', { form: { ...trip, startDate: 'soon' } }))
    expect(control(html, 'startDate')).toContain('aria-invalid="true"')
  })

  test('says what is wrong with the times, in an open section', async ({ request }) => {
    const day = {
      startDate: '2027-04-20',
      endDate: '2027-04-20',
      arrivalTime: '18:00',
      departureTime: '09:00',
    }
    const html = await refusedPage(await request.post('/planner', { form: { ...trip, ...day } }))
    expectFieldError(html, 'departureTime', 'You leave before you arrive.')
    expect(html).toMatch(/<details[^>]*open=""[^>]*><summary[^>]*>(?:(?!<\/summary>).)*Arrival and departure/)
  })

  test('sends the filters of the plan, and says which of them a plan does not open', async ({ request }) => {
    const form = { ...trip, endDate: '2027-04-22', filters: 'form', 'filters.childFriendly': 'on' }
    const html = await refusedPage(await request.post('/planner', { form }), 402)
    expect(html).toContain('Unlock all filters with a premium plan')
  })
})

test('the newsletter says at the field what is wrong with an address', async ({ request }) => {
  const form = { email: 'nobody', location: 'inline', source: '/pricing', name: 'Ada', offers: 'true' }
  const html = await refusedPage(await request.post('/newsletter', { form }))
  expectFieldError(html, 'email', 'Please enter a valid email address.')
  expect(control(html, 'email')).toContain('value="nobody"')
  expect(control(html, 'name')).toContain('value="Ada"')
  expect(control(html, 'offers')).toContain('checked=""')
})

test('a promo code that is none is refused at its field', async ({ request }) => {
  await traveller(request)
  const html = await refusedPage(
    await request.post('/subscribe?yearly=true', { form: { coupon: 'NOTHING' } }),
  )
  expectFieldError(html, 'coupon', 'This coupon code is invalid or expired.')
  expect(control(html, 'coupon')).toContain('value="NOTHING"')
})

test('a date that is none is refused at its field on the trip’s page', async ({ request }) => {
  await traveller(request, 'premium')
  const id = await plannedTrip(request)
  const form = { intent: 'move', version: '1', startDate: 'soon' }
  const html = await refusedPage(await request.post(`/trips/${id}/change`, { form }), 200)
  expectFieldError(html, 'startDate', 'This date cannot be read. Please choose another.')
})

test('an account stays when nobody said that they are sure', async ({ request }) => {
  await traveller(request)
  const html = await refusedPage(await request.post('/account/erase', { form: {} }), 200)
  expectFieldError(html, 'sure', 'Your account is still here: you did not tick the box that confirms it.')
})
