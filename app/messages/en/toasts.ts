/** Title and text of a toast. */
export interface Toast {
  title: string
  text: string
}

/** The toasts about failures. */
export const toasts = {
  notFound: { title: '404 Page Not Found', text: 'Did you forget to add the page to the router?' },
  generationFailed: {
    title: 'Error generating itinerary',
    text: 'There was a problem creating your travel plan. Please try again.',
  },
  randomTripFailed: {
    title: 'Error',
    text: 'Failed to generate random trip idea. Please try again.',
  },
  destinationRequired: { title: 'Destination required', text: 'Please enter a destination for your trip.' },
  paymentSetupFailed: {
    title: 'Error',
    text: 'There was a problem setting up the payment. Please try again later.',
  },
  subscriptionSetupFailed: {
    title: 'Error',
    text: 'There was a problem setting up the subscription. Please try again later.',
  },
  subscriptionFailed: {
    title: 'Subscription Failed',
    text: 'An error occurred during subscription setup',
  },
  portalFailed: {
    title: 'Error',
    text: 'There was a problem accessing the billing portal. Please try again later.',
  },
  couponFailed: { title: 'Error', text: 'There was a problem applying the coupon. Please try again.' },
  invalidCoupon: { title: 'Invalid Coupon', text: 'This coupon code is invalid or expired.' },
  paymentFailed: { title: 'Payment Failed', text: 'An error occurred during payment' },
  shareFailed: {
    title: 'Error Sharing Trip',
    text: 'There was a problem creating a share link. Please try again.',
  },
  invalidEmail: { title: 'Invalid Email', text: 'Please enter a valid email address.' },
  newsletterFailed: {
    title: 'Subscription Failed',
    text: 'There was a problem subscribing to the newsletter. Please try again.',
  },
  notReached: { title: 'That did not work', text: 'That did not reach us. Please try again.' },
  unexpected: { title: 'Payment Failed', text: 'An unexpected error occurred' },
} as const satisfies Record<string, Toast>
