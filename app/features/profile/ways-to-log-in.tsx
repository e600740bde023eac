import type { SignInWay } from '~/domain/account/account'
import { PasskeyButton } from '~/features/auth/passkey-button'
import { HiddenFields } from '~/features/trips/hidden-fields'
import { longDate } from '~/features/trips/trip-words'
import { buttonClass } from '~/ui/button-class'

export interface WayShown extends SignInWay {
  /** "Email", "accounts.google.com". */
  name: string
}

const dayOf = (at: number) => longDate(new Date(at).toISOString().slice(0, 10))

/** By what the account can be opened. The last way stays. An address is named where it is not the account's. */
export function WaysToLogIn({ ways, accountEmail }: { ways: WayShown[]; accountEmail: string | null }) {
  return (
    <section id="ways" aria-labelledby="ways-title" className="border-ink-key border-t-2 pt-5">
      <h2 id="ways-title" className="text-head">
        Ways to log in
      </h2>
      <p className="mt-2 max-w-measure text-ink-soft">
        A way whose address is verified to be the same opens the same account, also after you removed it. A
        passkey is the quick way back on a device: your face, finger or its PIN in place of a mail.
      </p>
      <ul className="mt-3 max-w-measure">
        {ways.map(({ issuer, subject, name, email, addedAt }) => (
          <li
            key={issuer + subject}
            className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-ink-line border-t py-3"
          >
            <p>
              <b className="font-strong">{name}</b>
              <span className="block text-ink-soft text-small">
                {email === accountEmail ? 'Since' : `${email}, since`} {dayOf(addedAt)}
              </span>
            </p>
            {ways.length > 1 && (
              <form method="post" action="/account/ways">
                <HiddenFields fields={{ issuer, subject }} />
                <button
                  type="submit"
                  className={buttonClass({ size: 'small' })}
                  aria-label={`Remove ${name}, ${email}`}
                >
                  Remove
                </button>
              </form>
            )}
          </li>
        ))}
      </ul>
      <div className="flex">
        <PasskeyButton what="add" label="Add a passkey" next="/profile" />
      </div>
    </section>
  )
}
