import { describe, expect, it } from 'vitest'
import { type BookingFields, emptyBooking, readBookingFields, usualTurn } from './booking-fields'

const dates = ['2027-05-03', '2027-05-04', '2027-05-05']
const read = (change: Partial<BookingFields>) =>
  readBookingFields(
    { ...emptyBooking, title: 'Uffizi', date: '2027-05-04', start: '10:00', end: '11:30', ...change },
    { locale: 'de', currency: 'EUR', dates },
  )

describe('what is typed of a booking', () => {
  it('is read with what was given, and nothing else', () => {
    expect(read({ confirmation: ' AB-1 ', link: 'uffizi.it/x', cost: '12,50 €' })).toEqual({
      ok: true,
      booking: {
        kind: 'ticket',
        title: 'Uffizi',
        date: '2027-05-04',
        start: '10:00',
        end: '11:30',
        cost: '12.50 €',
        confirmation: 'AB-1',
        link: 'https://uffizi.it/x',
      },
    })
  })

  it('says what is wrong at its field', () => {
    expect(read({ title: ' ', start: '', link: 'javascript:alert(1)', date: '2027-06-01' })).toEqual({
      ok: false,
      errors: {
        title: 'name-missing',
        start: 'time-form',
        link: 'address-form',
        date: 'booking-outside',
      },
    })
    expect(read({ confirmation: 'x'.repeat(61) })).toMatchObject({ errors: { confirmation: 'too-long:60' } })
    expect(read({ cost: '1.250' })).toMatchObject({ ok: true })
  })

  it('begins the trip with a journey of the first day only', () => {
    const flight = { kind: 'flight' as const, turn: 'arrive' as const }
    expect(read({ ...flight, date: '2027-05-03' })).toMatchObject({ booking: { turn: 'arrive' } })
    expect(read({ ...flight, date: '2027-05-04' })).not.toHaveProperty('booking.turn')
    expect(usualTurn('2027-05-05', dates)).toBe('leave')
  })
})
