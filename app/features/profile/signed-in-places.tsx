import type { SignedInPlace } from '~/domain/account/session'
import { HiddenFields } from '~/features/trips/hidden-fields'
import { longDate } from '~/features/trips/trip-words'
import { buttonClass } from '~/ui/button-class'

const dayOf = (at: number) => longDate(new Date(at).toISOString().slice(0, 10))

/** "Firefox on Windows". */
function deviceWords({ browser, system }: SignedInPlace): string {
  if (browser && system) return `${browser} on ${system}`
  return browser ?? system ?? 'An unknown device'
}

/** Where the account is signed in, and the way to sign out there. Plain forms, so that no script is needed. */
export function SignedInPlaces({ places }: { places: SignedInPlace[] }) {
  return (
    <section id="signed-in" aria-labelledby="signed-in-title" className="border-ink-key border-t-2 pt-5">
      <h2 id="signed-in-title" className="text-head">
        Where you are logged in
      </h2>
      <ul className="mt-3 max-w-measure">
        {places.map((place) => (
          <li
            key={place.id}
            className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-ink-line border-t py-3"
          >
            <p>
              <b className="font-strong">{deviceWords(place)}</b>
              {place.isThis && ' (this one)'}
              <span className="block text-ink-soft text-small">
                Last used {dayOf(place.lastUsedAt)}, logged in {dayOf(place.signedInAt)}
              </span>
            </p>
            {!place.isThis && (
              <form method="post" action="/account/sessions">
                <HiddenFields fields={{ intent: 'one', session: place.id }} />
                <button
                  type="submit"
                  className={buttonClass({ size: 'small' })}
                  aria-label={`Log out ${deviceWords(place)}, last used ${dayOf(place.lastUsedAt)}`}
                >
                  Log out
                </button>
              </form>
            )}
          </li>
        ))}
      </ul>
      {places.length > 1 && (
        <form method="post" action="/account/sessions" className="mt-3">
          <HiddenFields fields={{ intent: 'others' }} />
          <button type="submit" className={buttonClass({ size: 'small' })}>
            Log out everywhere else
          </button>
        </form>
      )}
    </section>
  )
}
