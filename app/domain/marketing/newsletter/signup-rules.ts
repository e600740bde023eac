/** Where the newsletter's form stands. */
export const signupLocations = ['inline', 'footer', 'popup', 'banner'] as const
export type SignupLocation = (typeof signupLocations)[number]

const longestEmail = 254
export const longestName = 80

export const signupThanks = 'Thanks for subscribing! Check your inbox soon for travel inspiration.'
/** The thank-you view lasts this long, milliseconds; then the form returns. */
export const thanksShown = 5000

/** The specified rule, an at-sign in what is not empty, and nothing that no mail server would take as one address. */
export function looksLikeEmail(text: string): boolean {
  const email = text.trim()
  return email.includes('@') && email.length <= longestEmail && !/[\s,;<>]/.test(email)
}

/** The address as it is kept: one person, one row, however they write it. */
export function foldEmail(text: string): string {
  return text.trim().toLowerCase()
}
