import { createContext } from 'react'
import type { PartnerIds } from '~/domain/marketing/affiliate/links'

/** The operator's partner ids, for every booking link of a page. */
export const PartnersContext = createContext<PartnerIds>({})
