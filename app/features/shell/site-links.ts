import type { IconName } from '~/ui/icon'

interface SiteLink {
  label: string
  to: string
}

export const navLinks: readonly SiteLink[] = [
  { label: 'How It Works', to: '/planner' },
  { label: 'Pricing', to: '/pricing' },
  { label: 'Contact', to: '#contact' },
]

export const accountLinks: readonly SiteLink[] = [
  { label: 'My Account', to: '/profile' },
  { label: 'Saved Trips', to: '/profile' },
  { label: 'Billing & Subscription', to: '/account/billing' },
]

/** The links of the footer; who runs the site is one of them where the operator has said it. */
export const footerLinks = (hasImprint: boolean): { heading: string; links: SiteLink[] }[] => [
  {
    heading: 'Product',
    links: [
      { label: 'Planner', to: '/planner' },
      { label: 'Destinations', to: '/destinations' },
      { label: 'Pricing', to: '/pricing' },
      { label: 'Globetrotter Club', to: '/subscribe' },
    ],
  },
  {
    heading: 'Resources',
    links: [
      { label: 'Questions and answers', to: '/#faq' },
      { label: 'Saved trips', to: '/profile' },
      { label: 'Billing', to: '/account/billing' },
    ],
  },
  {
    heading: 'Fine print',
    links: [
      { label: 'Terms', to: '/terms' },
      { label: 'Privacy', to: '/privacy' },
      { label: 'Refunds', to: '/refund' },
      ...(hasImprint ? [{ label: 'Imprint', to: '/terms#imprint' }] : []),
    ],
  },
]

/** Social networks where visitors can share the site, which has no accounts there. The site's address is appended. */
export const socialLinks: readonly { label: string; href: string; icon: IconName }[] = [
  { label: 'Facebook', href: 'https://www.facebook.com/sharer/sharer.php?u=', icon: 'facebook' },
  { label: 'Twitter', href: 'https://twitter.com/intent/tweet?url=', icon: 'twitter' },
  { label: 'LinkedIn', href: 'https://www.linkedin.com/sharing/share-offsite/?url=', icon: 'linkedin' },
  { label: 'Pinterest', href: 'https://www.pinterest.com/pin/create/button/?url=', icon: 'pinterest' },
]

/** Where logging in begins; it ends on the page where it began. */
export function logInLink({ pathname, search }: { pathname: string; search: string }): string {
  if (pathname === '/auth') return pathname + search
  return pathname === '/' ? '/auth' : `/auth?${new URLSearchParams({ returnTo: pathname + search })}`
}
