/** Shown after a sign-up for the newsletter. */
export const signupThanks = 'Thanks for subscribing! Check your inbox soon for travel inspiration.'

/** The same where no mail is set up. */
export const signupWithoutMail =
  'Thanks for subscribing! Your address is on the list. This site sends no mail yet, so nothing comes today.'
