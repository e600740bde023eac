import { type ReactNode, useContext, useEffect, useRef } from 'react'
import { affiliateRel } from '~/domain/marketing/affiliate/link-rel'
import type { AbTag } from '~/domain/marketing/affiliate/links'
import type { AffiliateCategory, Journey } from '~/domain/marketing/affiliate/providers'
import { PartnersContext } from './partners-context'
import { trackClick, trackImpression } from './tracking'
import { useAffiliateUrl } from './use-affiliate-url'

interface AffiliateLinkProps {
  provider: string
  category: AffiliateCategory
  /** The destination of the trip: "Rome", or "" if there is none. */
  place?: string
  /**
   * The reader's group of the provider's A/B test; chosen on the server, so that server and browser render the same.
   */
  ab?: AbTag
  /** What is looked for there, when, and for whom. */
  what?: string | undefined
  journey?: Journey | undefined
  /** The signed-in reader's id. */
  userId?: string | null
  /** A known address of the link. */
  override?: string
  className?: string
  children: ReactNode
}

/** A link to a booking platform, opened in a new window. Without an address it is plain text. */
export function AffiliateLink({
  provider,
  category,
  place = '',
  ab,
  what,
  journey,
  userId = null,
  override,
  className,
  children,
}: AffiliateLinkProps) {
  const partners = useContext(PartnersContext)
  const url = useAffiliateUrl({
    provider,
    category,
    place,
    what,
    partners,
    override,
    ...journey,
    ...(ab && { ab }),
  })
  const link = useRef<HTMLAnchorElement>(null)
  useEffect(() => {
    if (!link.current || !url) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        observer.disconnect()
        trackImpression({ provider, category, url })
      },
      { threshold: 0.5 },
    )
    observer.observe(link.current)
    return () => observer.disconnect()
  }, [url, provider, category])
  if (!url) return <span className={className}>{children}</span>
  const follow = () =>
    trackClick({
      provider,
      category,
      url,
      destination: place || null,
      userId,
      ...(provider === 'viator' && ab && { abTest: ab }),
    })
  return (
    <a
      ref={link}
      href={url}
      target="_blank"
      rel={affiliateRel}
      className={className}
      onClick={follow}
      // The middle mouse button opens the link as well.
      onAuxClick={(event) => event.button === 1 && follow()}
    >
      {children}
    </a>
  )
}
