import type { Mail, MailKind } from '../app/domain/mail/mail'

/** A mail of each kind, with texts that would do harm where they are not escaped. */
export const mailSamples: { [K in MailKind]: Extract<Mail, { kind: K }> } = {
  'sign-in': { kind: 'sign-in', token: 't', code: '012345' },
  'plan-bought': { kind: 'plan-bought', plan: 'premium', cents: 1000, at: 0, payment: 'pi_1' },
  'plan-refunded': { kind: 'plan-refunded', plan: 'explorer', cents: 700, at: 0, payment: 'pi_1' },
  'club-joined': { kind: 'club-joined', cycle: 'monthly', cents: 750, later: 1500, at: 0, payment: 'pi_1' },
  'club-renews': { kind: 'club-renews', cycle: 'yearly', cents: 9900, at: 0 },
  'club-unpaid': { kind: 'club-unpaid' },
  'club-cancelled': { kind: 'club-cancelled', until: 0 },
  'club-refunded': { kind: 'club-refunded', cents: 1500, payment: 'pi_1' },
  'gift-accepted': { kind: 'gift-accepted' },
  'trip-soon': {
    kind: 'trip-soon',
    tripId: 't',
    destination: 'Rome, Italy',
    startDate: '2027-04-23',
    inDays: 3,
    climate: { high: 20, low: 9, rainyDays: 1, days: 4 },
    holidays: [{ date: '2027-04-25', name: 'Liberation Day' }],
    bookings: [{ date: '2027-04-24', name: 'Galleria Borghese' }],
    changes: [
      {
        kind: 'price',
        date: '2027-04-24',
        name: 'Galleria Borghese',
        before: 1300,
        now: 1500,
        currency: 'EUR',
      },
    ],
    token: 't"><script>',
  },
  'trip-changed': {
    kind: 'trip-changed',
    tripId: 't',
    destination: 'Rome, Italy',
    changes: [
      { kind: 'closed', date: '2027-04-24', name: 'Baths of Caracalla' },
      { kind: 'gone', date: '2027-04-25', name: 'Ristorante' },
      {
        kind: 'price',
        date: '2027-04-24',
        name: 'Galleria Borghese',
        before: 1300,
        now: 1500,
        currency: 'EUR',
      },
    ],
    token: 't"><script>',
  },
  'plan-ready': { kind: 'plan-ready', tripId: 't', destination: 'Rome, Italy', startDate: '2027-04-23' },
  'gift-for-you': { kind: 'gift-for-you', giver: 'Ada', code: 'c"><script>' },
  'account-erased': { kind: 'account-erased' },
  'way-added': { kind: 'way-added', issuer: 'https://accounts.google.com' },
  'newsletter-confirm': { kind: 'newsletter-confirm', token: 'a"><script>' },
}
