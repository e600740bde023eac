import { Link } from '@remix-run/react'
import { classes } from '~/ui/classes'

export const siteName = 'Vacation Planner HQ'

/** A sun behind a hill, in the inks of the page. */
export function BrandMark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 40 40" aria-hidden="true" className={classes('size-[2.1rem] flex-none', className)}>
      <rect width="40" height="40" rx="2" fill="var(--pc-light)" />
      <circle cx="20" cy="19" r="12" fill="var(--pc-hot)" />
      <path d="M0 24Q12 12 22 24T40 22V40H0z" fill="var(--pc-key)" />
    </svg>
  )
}

export function Brand() {
  return (
    <Link
      to="/"
      className="flex min-h-tap items-center gap-2.5 text-[1.1875rem] leading-none font-[850] tracking-[-0.015em] whitespace-nowrap font-stretch-88%"
    >
      <BrandMark />
      {siteName}
    </Link>
  )
}
