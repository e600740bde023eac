import { Link } from '@remix-run/react'
import type { Fit } from '~/features/posters/fit-place-name'

export const siteName = 'Vacation Planner HQ'

/** The site's name at the foot of each page. It is written down, since no page loads the widths of all letters for one name. */
export const siteNameFit: Fit = { stretch: 83.8, size: 9, spacing: 0, start: 0.0047, end: 0.026 }

/** The logo: a sun behind a hill, in the inks of the page; over art its background is the light ink. */
function BrandMark({ onArt }: { onArt: boolean }) {
  return (
    <svg viewBox="0 0 40 40" aria-hidden="true" className="size-[2.1rem] flex-none">
      <rect width="40" height="40" rx="2" fill={onArt ? 'var(--pc-light)' : 'var(--pc-sky)'} />
      <circle cx="20" cy="19" r="12" fill="var(--pc-hot)" />
      <path d="M0 24Q12 12 22 24T40 22V40H0z" fill="var(--pc-key)" />
    </svg>
  )
}

export function Brand({ onArt }: { onArt: boolean }) {
  return (
    <Link
      to="/"
      className="flex min-h-tap items-center gap-2.5 text-[1.1875rem] leading-none font-[850] tracking-[-0.015em] whitespace-nowrap font-stretch-88%"
    >
      <BrandMark onArt={onArt} />
      {siteName}
    </Link>
  )
}
