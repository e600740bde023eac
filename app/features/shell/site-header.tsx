import { Link, useLocation } from '@remix-run/react'
import { classes } from '~/ui/classes'
import { LinkButton } from '~/ui/link'
import type { Theme } from '~/ui/theme'
import { ThemeSwitch } from '~/ui/theme-switch'
import { AccountMenu, type ShellUser } from './account-menu'
import { Brand } from './brand'
import { SiteDrawer } from './site-drawer'
import { logInLink, navLinks } from './site-links'

interface SiteHeaderProps {
  user: ShellUser | null
  theme: Theme
  /** `over`: on the art of the page's first section. */
  nav: 'bar' | 'over'
  wide: boolean
}

export function SiteHeader({ user, theme, nav, wide }: SiteHeaderProps) {
  const place = useLocation()
  return (
    <header
      className={classes(
        'not-printed z-20',
        wide && '[--page:96rem]',
        nav === 'over'
          ? 'absolute inset-x-0 top-0 text-ink-on-field'
          : 'border-b-2 border-ink-key bg-ink-paper',
      )}
    >
      <div className="mx-auto flex max-w-page items-center gap-6 px-gutter py-3">
        <Brand onArt={nav === 'over'} />
        <nav aria-label="Main" className="ml-auto hidden lg:block">
          <ul className="flex gap-6 font-label">
            {navLinks.map(({ label, to }) => (
              <li key={label}>
                <Link to={to} className="flex min-h-11 items-center hover:underline">
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <div className="hidden items-center gap-2 lg:flex">
          <ThemeSwitch rendered={theme} compact />
          {user ? (
            <AccountMenu user={user} />
          ) : (
            <>
              <LinkButton to={logInLink(place)} variant="quiet" size="small">
                Log in
              </LinkButton>
              <LinkButton to="/planner" size="small">
                Get Started
              </LinkButton>
            </>
          )}
        </div>
        <div className="-mr-3 ml-auto lg:hidden">
          <SiteDrawer user={user} theme={theme} />
        </div>
      </div>
    </header>
  )
}
