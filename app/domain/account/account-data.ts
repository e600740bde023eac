/** Reads and erases everything that is stored about an account. */
export interface AccountData {
  /** All stored data as JSON that its owner can read. */
  everything(userId: string): Promise<Record<string, unknown>>
  /** Ids of all visitors linked to the account; the data of an account belongs to these. */
  visitors(userId: string): Promise<string[]>
  /** Share codes of the account's trips. */
  shareCodes(userId: string): Promise<string[]>
  /** Erases the account and all its data in one transaction. Records of payments stay, without a link to a person. */
  erase(userId: string): Promise<void>
}
