/** Shown after a sign-up for the newsletter. */
export const signupThanks = 'Thanks for subscribing! Check your inbox soon for travel inspiration.'
