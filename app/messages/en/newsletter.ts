/** Shown after a sign-up for the newsletter, the same whether the address was on the list or not. */
export const signupThanks =
  'Thanks for subscribing! Check your inbox soon for travel inspiration. If you are new, a mail asks you to confirm first.'

/** The same where no mail is set up. */
export const signupWithoutMail =
  'Thanks for subscribing! Your address is on the list. This site sends no mail yet, so nothing comes today.'
