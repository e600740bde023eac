import { affiliateDisclosure } from '~/domain/marketing/affiliate/words'

/** Says near the links what they are. */
export function AffiliateDisclosure({ className }: { className?: string }) {
  return <p className={className}>{affiliateDisclosure}</p>
}
