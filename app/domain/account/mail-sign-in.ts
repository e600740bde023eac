/** How long a sign-in by mail works, milliseconds. */
export const mailSignInLasts = 600_000
/** Codes that may be typed for one. */
export const mostTries = 5
/** Mails to one address in that time. */
export const mostForAddress = 5
/** And in a day: whoever asks in turn has 100 tries of a million codes, and the owner of the address 20 mails. */
export const mostForAddressADay = 20

/** A sign-in by mail that was begun and still works. */
export interface MailSignIn {
  email: string
  returnTo: string
  /** Whether this browser began it. */
  isOwn: boolean
}

export type CodeChecked =
  | { outcome: 'right'; email: string; returnTo: string }
  | { outcome: 'wrong' }
  /** Used, too old, or too many codes were typed. */
  | { outcome: 'over' }

export interface MailSignIns {
  /** Writes it down with its mail; gives the browser's secret, or null when the address got enough mails. */
  begin(email: string, returnTo: string): Promise<{ browser: string } | null>
  /** That of a link, or the one that this browser began. */
  find(by: { link: string | null; browser: string | null }): Promise<MailSignIn | null>
  /** Uses it, once: in the browser that began it by a link or a code, elsewhere by both. */
  use(by: { link: string | null; browser: string | null; code: string | null }): Promise<CodeChecked>
}
