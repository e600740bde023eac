import { quotaLimits } from '~/domain/quota/quota'

export interface Question {
  question: string
  answer: string
}

/** Questions about the product. */
export const productQuestions: readonly Question[] = [
  {
    question: 'Do I need an account to try it?',
    answer:
      'No. Pick a destination in the planner and you see a free three-day sample for it, without sign-up and without a card.',
  },
  {
    question: 'Where do the places come from?',
    answer:
      'From the catalogue we keep of each destination, with opening hours, prices, positions and the time a visit takes. A plan names nothing that is not in it; a plan for a town without a catalogue says so, and marks every name that nobody has checked. Hours and prices change, so look at the official page before you rely on one.',
  },
  {
    question: 'What is checked?',
    answer:
      'That every place exists, is open while you are there and can be reached in the time between two stops, that meals fall at sensible hours, that no day walks further than your limit, and that all sums add up. What can’t be known is marked as unknown.',
  },
  {
    question: 'Can I edit an itinerary?',
    answer:
      'Yes, on every paid plan: move, add, change and remove stops, and the checks run again. With Premium and above you can also ask for a revision.',
  },
  {
    question: 'Do you book anything for me?',
    answer:
      'No. Recommendations link to booking platforms, where you book yourself. Some of these links may earn us a commission, which has no say in what is recommended.',
  },
  {
    question: 'What if I don’t like it?',
    answer: 'Contact us within 7 days of your purchase and you get a full refund.',
  },
]

/** Questions about prices. */
export const pricingQuestions: readonly Question[] = [
  {
    question: 'Is a one-time plan a subscription?',
    answer:
      'No. Explorer and Premium are paid once, and nothing renews. Only the Globetrotter Club is a subscription, by the month or by the year.',
  },
  {
    question: 'What does a one-time plan pay for?',
    answer:
      'One trip. The first plan that is finished becomes that trip; until then nothing is used. You can plan it anew with other dates and wishes, edit, share and export it as often as you like. Another destination takes another plan or the Globetrotter Club.',
  },
  {
    question: 'Is the Globetrotter Club really unlimited?',
    answer: `Yes, for one person who plans at a human pace: up to ${quotaLimits.perHour} itineraries an hour, to any destination.`,
  },
  {
    question: 'How long can a trip be?',
    answer:
      'The free sample and Explorer plan three days, Premium up to ten. The Globetrotter Club is made for trips of up to 30 days.',
  },
  {
    question: 'What do priority access and priority support mean?',
    answer:
      'Members of the Globetrotter Club plan a trip without buying it first, and messages from the address of a member’s account are answered before others.',
  },
  {
    question: 'Can I cancel the Globetrotter Club?',
    answer: 'Yes, at any time, from your billing page.',
  },
  {
    question: 'What does the 7-day money-back guarantee cover?',
    answer: 'Everything. Contact us within 7 days of a purchase and you get the full amount back.',
  },
  {
    question: 'How is the payment handled?',
    answer: 'By Stripe. Your card details go to Stripe directly and never reach our servers.',
  },
]
