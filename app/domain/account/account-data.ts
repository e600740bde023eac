/** Everything stored about an account, and its end. */
export interface AccountData {
  /** All of it, as JSON that its owner can read. */
  everything(userId: string): Promise<Record<string, unknown>>
  /** Everybody that the account has been: what belongs to it belongs to one of them. */
  visitors(userId: string): Promise<string[]>
  /** Share codes of the account's trips. */
  shareCodes(userId: string): Promise<string[]>
  /**
   * Erases the account with all that belongs to it, in one transaction. Payments stay for the books, but belong to nobody
   * any more.
   */
  erase(userId: string): Promise<void>
}
