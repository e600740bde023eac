import { affiliateDisclosure } from '~/domain/marketing/affiliate/words'

/** Says near paid links that they are paid. */
export function AffiliateDisclosure({ className }: { className?: string }) {
  return <p className={className}>{affiliateDisclosure}</p>
}
