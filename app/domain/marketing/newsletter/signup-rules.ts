/** Where a newsletter form is on the page. */
export const signupLocations = ['inline', 'footer', 'popup', 'banner'] as const
export type SignupLocation = (typeof signupLocations)[number]

const longestEmail = 254
export const longestName = 80

/** The thank-you view lasts this long, milliseconds; then the form returns. */
export const thanksShown = 5000

/**
 * The specified rule: not empty and with an at-sign. Texts that no mail server accepts as one address are refused as
 * well.
 */
export function looksLikeEmail(text: string): boolean {
  const email = text.trim()
  return email.includes('@') && email.length <= longestEmail && !/[\s\p{C},;<>]/u.test(email)
}

/** The address as it is stored: normalised, so that each address has one row. */
export function foldEmail(text: string): string {
  return text.trim().toLowerCase()
}
