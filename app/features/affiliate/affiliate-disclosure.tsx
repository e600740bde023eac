import { affiliateDisclosure } from '~/messages/en/affiliate'

/** Says near paid links that they are paid. */
export function AffiliateDisclosure({ className }: { className?: string }) {
  return <p className={className}>{affiliateDisclosure}</p>
}
