import { Link, useLocation } from '@remix-run/react'
import { buttonClass } from '~/ui/button-class'
import { Icon } from '~/ui/icon'
import { LinkButton } from '~/ui/link'
import type { Theme } from '~/ui/theme'
import { ThemeSwitch } from '~/ui/theme-switch'
import { AccountLinks, type ShellUser } from './account-menu'
import { NavPopover } from './nav-popover'
import { logInLink, navLinks } from './site-links'

/** On phones: the same links as in the bar, in a drawer from the right. */
export function SiteDrawer({ user, theme }: { user: ShellUser | null; theme: Theme }) {
  const place = useLocation()
  return (
    <>
      <button
        type="button"
        popovertarget="site-drawer"
        className={buttonClass({ variant: 'quiet', square: true })}
      >
        <Icon name="menu" className="size-6" label="Open menu" />
      </button>
      <NavPopover id="site-drawer" label="Menu" className="site-drawer bg-ink-sheet text-ink-key shadow-pop">
        <div className="flex min-h-full flex-col gap-6 p-5">
          <button
            type="button"
            popovertarget="site-drawer"
            popovertargetaction="hide"
            className={buttonClass({ variant: 'quiet', square: true, className: 'self-end' })}
          >
            <Icon name="close" className="size-6" label="Close menu" />
          </button>
          <ul className="border-t-2 border-ink-key">
            {navLinks.map(({ label, to }) => (
              <li key={label} className="border-b border-ink-line">
                <Link to={to} className="flex min-h-14 items-center text-head hover:underline">
                  {label}
                </Link>
              </li>
            ))}
          </ul>
          {user ? (
            <div className="-mx-4">
              <AccountLinks />
            </div>
          ) : (
            <div className="grid gap-3">
              <LinkButton to="/planner" variant="primary">
                Get Started
              </LinkButton>
              <LinkButton to={logInLink(place)}>Log in</LinkButton>
            </div>
          )}
          <ThemeSwitch rendered={theme} className="mt-auto border-t border-ink-line pt-4" />
        </div>
      </NavPopover>
    </>
  )
}
