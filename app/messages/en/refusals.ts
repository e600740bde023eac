import { plans } from '~/domain/billing/plans'
import { type Failure, fail } from '~/domain/errors'
import { problem } from '~/domain/field-problem'
import type { Refusal } from '~/domain/request/admission'
import { problemText } from './problems'
import { toasts } from './toasts'
import { anotherTrip, takenTrips } from './trip-rights'

/** A form or a trip that is not admitted, as a failure in words. */
export function refusedTrip(refusal: Refusal): { ok: false; failure: Failure } {
  switch (refusal.code) {
    case 'plan-not-verified':
      return fail(
        refusal.code,
        `We found no payment for the ${plans[refusal.plan].name} plan in this session.`,
      )
    case 'plan-required':
      return fail(refusal.code, 'Unlock all filters with a premium plan')
    case 'destination-required': {
      const { title, text } = toasts.destinationRequired
      return fail(refusal.code, text, { title, fields: { destination: text } })
    }
    case 'date-past': {
      const text = problemText(problem('date-past'))
      return fail('fields-wrong', text, { fields: { startDate: text } })
    }
    case 'other-trip':
      return fail('plan-required', `${takenTrips(refusal.trips)} ${anotherTrip}`, {
        title: 'Your plan is for another trip',
      })
    case 'plan-limit': {
      const { name, upgradeTo } = plans[refusal.plan]
      return fail(
        refusal.code,
        `Your current plan only supports itineraries up to ${refusal.days} days. Upgrade to ${upgradeTo} for longer trips.`,
        { title: `${name} plan limit reached` },
      )
    }
  }
}
