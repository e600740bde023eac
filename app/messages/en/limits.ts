import { fail } from '~/domain/errors'
import type { LimitedAction } from '~/domain/quota/limits'
import { toasts } from './toasts'

const words: Record<LimitedAction, { title?: string; text: string }> = {
  generation: { text: 'You are planning very fast. Please wait a moment and try again.' },
  order: {
    title: 'Too many tries',
    text: 'These were many orders in a short time. Nothing was charged. Please try again in a few minutes.',
  },
  'payment-read': {
    title: 'Please wait a moment',
    text: 'We looked for payments very often. A payment that was made opens your plan by itself.',
  },
  'billing-read': { text: 'Your billing was opened very often. Please try again in a few minutes.' },
  coupon: {
    title: 'Too many tries',
    text: 'These were many codes in a short time. Please try again in a few minutes.',
  },
  gift: {
    title: 'Please wait a moment',
    text: 'Many gift links were opened from your network. Please try again in a few minutes.',
  },
  'gift-mail': {
    title: 'Too many tries',
    text: 'You had many gifts sent today. Please try again tomorrow, or send the link yourself.',
  },
  refund: {
    title: 'Too many tries',
    text: 'These were many requests for refunds. Nothing was lost. Please try again later.',
  },
  login: {
    title: 'Please wait a moment',
    text: 'Many log-ins were begun from your network. Please try again in a few minutes.',
  },
  'mail-sign-in': {
    title: 'Please wait a moment',
    text: 'These were many log-ins by mail in a short time. Please try again in a few minutes.',
  },
  'mail-code': {
    title: 'Too many tries',
    text: 'Many codes were typed in your network. Please open the link of the mail, or try again in a few minutes.',
  },
  newsletter: {
    title: toasts.newsletterFailed.title,
    text: 'These were many sign-ups in a short time. Please try again in a few minutes.',
  },
  // Nobody is refused for it: the walks of the edit stay estimates.
  'walk-matrix': { text: 'The walks of this edit are estimates.' },
  'trip-copy': {
    title: 'Please wait a moment',
    text: 'Many trips were copied in a short time. Please try again in a few minutes.',
  },
  'city-plan': {
    title: 'This plan is not made yet',
    text: 'Many plans are being made right now. Please try again in a few minutes.',
  },
  popup: { text: 'That was very often. Please wait a moment.' },
  'affiliate-event': { text: 'That was very often. Please wait a moment.' },
}

/** The answer to a caller over a limit. `retryAfter` in seconds. */
export function overLimit(action: LimitedAction, retryAfter: number) {
  const { title, text } = words[action]
  return fail('rate-limited', text, { ...(title && { title }), retryAfter })
}
