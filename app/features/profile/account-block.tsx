import type { User } from '~/domain/account/session'
import { capitalised } from '~/features/trips/trip-words'
import { buttonClass } from '~/ui/button-class'
import { Icon } from '~/ui/icon'

/** Name and plan of the signed-in user, and the link to log out. */
export function AccountBlock({ user }: { user: User }) {
  const name = [user.firstName, user.lastName].filter(Boolean).join(' ')
  return (
    <section
      aria-labelledby="my-account"
      className="flex flex-wrap items-center gap-x-6 gap-y-4 border-ink-key border-b-2 pb-6"
    >
      <div className="grid size-16 shrink-0 place-items-center overflow-hidden rounded-full border-2 border-ink-key bg-ink-sheet sm:size-20">
        {user.profileImageUrl ? (
          <img
            src={user.profileImageUrl}
            alt=""
            className="size-full object-cover"
            referrerPolicy="no-referrer"
          />
        ) : (
          <Icon name="user" className="size-10" />
        )}
      </div>
      <div className="min-w-0 flex-1">
        <h1 id="my-account" className="text-title">
          My Account
        </h1>
        {name && <p className="mt-1 font-strong">{name}</p>}
        <p className="text-ink-soft [overflow-wrap:anywhere]">{user.email}</p>
        <p className="mt-1 text-small">
          Plan: <b className="font-strong">{capitalised(user.planType)}</b>
        </p>
      </div>
      <a href="/api/logout" className={`${buttonClass()} max-sm:w-full`}>
        Log Out
      </a>
    </section>
  )
}
