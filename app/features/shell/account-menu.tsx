import { Link } from '@remix-run/react'
import { Icon } from '~/ui/icon'
import { NavPopover } from './nav-popover'
import { accountLinks } from './site-links'

export interface ShellUser {
  name: string
  email: string
  imageUrl: string | null
}

const row = 'flex min-h-11 items-center px-4 font-label hover:bg-ink-tint hover:underline'

export function AccountLinks() {
  return (
    <ul>
      {accountLinks.map(({ label, to }) => (
        <li key={label}>
          <Link to={to} className={row}>
            {label}
          </Link>
        </li>
      ))}
      <li className="mt-1 border-t border-ink-line pt-1">
        <a href="/api/logout" className={row}>
          Log Out
        </a>
      </li>
    </ul>
  )
}

function Portrait({ user }: { user: ShellUser }) {
  return user.imageUrl ? (
    <img
      src={user.imageUrl}
      alt=""
      className="size-full rounded-full object-cover"
      referrerPolicy="no-referrer"
    />
  ) : (
    <Icon name="user" className="size-5" />
  )
}

export function AccountMenu({ user }: { user: ShellUser }) {
  return (
    <>
      <button
        type="button"
        popovertarget="account-menu"
        aria-haspopup="true"
        aria-label="Account menu"
        className="grid size-11 place-items-center overflow-hidden rounded-full border-2 border-ink-key bg-ink-sheet text-ink-key hover:bg-ink-tint"
      >
        <Portrait user={user} />
      </button>
      <NavPopover
        id="account-menu"
        label="Account"
        className="absolute inset-auto top-16 right-[max(var(--gutter),calc((100vw-var(--page))/2+var(--gutter)))] w-64 rounded-sheet bg-ink-sheet py-2 text-ink-key shadow-pop"
      >
        <p className="border-b border-ink-line px-4 pt-1 pb-2 text-small text-ink-soft">
          Signed in as <b className="block truncate text-ink-key">{user.name || user.email}</b>
        </p>
        <div className="pt-1">
          <AccountLinks />
        </div>
      </NavPopover>
    </>
  )
}
