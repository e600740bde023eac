import { createContext, useContext } from 'react'
import type { Currency } from '~/domain/money/currency'
import { inOwnMoney, type ReadersMoney } from '~/domain/money/readers-money'
import type { ReferenceRates } from '~/domain/money/reference-rates'

/** What the reader counts in; null on pages without totals. */
export const MoneyContext = createContext<ReadersMoney | null>(null)

/** An amount in the reader's own currency too; null where nothing is to be said. */
export function useOwnMoney(cents: number, currency: Currency, planned?: ReferenceRates) {
  const money = useContext(MoneyContext)
  return money && inOwnMoney(cents, currency, money, planned)
}
