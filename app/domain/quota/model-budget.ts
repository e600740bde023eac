/** What a language model may cost in a day (UTC), for an account and for the site. Amounts are millionths of a dollar. */
export interface ModelBudget {
  /**
   * Sets aside what one plan or answer may cost at most; false when the day's budget of the account or of the site is used
   * up, and when that cannot be found out. The same `useId` again is the same plan or answer.
   */
  reserve(ownerId: string, useId: string): Promise<boolean>
  /** Puts what it cost in the place of what was set aside. */
  settle(ownerId: string, useId: string, microDollars: number): Promise<void>
}
