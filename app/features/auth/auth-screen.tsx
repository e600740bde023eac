import { housePalette } from '~/domain/posters/house-palette'
import { sampleVoices, sampleVoicesNote } from '~/features/marketing/voices'
import { Poster } from '~/features/posters/poster'
import { buttonClass } from '~/ui/button-class'
import { Checkbox } from '~/ui/checkbox'
import { Icon } from '~/ui/icon'
import { Link } from '~/ui/link'
import { TextField } from '~/ui/text-field'
import { PasskeyButton } from './passkey-button'
import { ProviderMark, providerNames } from './provider-marks'

const reasons = [
  'Save every trip and find it again on any device, on paid plans',
  'Edit your itineraries, and see the checks run again, on paid plans',
  'Share a trip by a link, and take the link back when you like',
  'What you bought as a guest moves into your account',
]

interface AuthScreenProps {
  /** The address where sign-in begins, with the path to return to. */
  signIn: string
  /** Whether sign-in is configured on this site. */
  open: boolean
  /** Whether mail is sent, so that people can log in by it. */
  mails: boolean
  returnTo: string
  /** An account has just been deleted. */
  erased: boolean
}

/** The sign-in with a provider. */
function signInBy(signIn: string, name: string): string {
  return `${signIn}${signIn.includes('?') ? '&' : '?'}provider=${name.toLowerCase()}`
}

/** The login page. The button of a provider that is not set up leads to the one that is for any name, or says so. */
export function AuthScreen({ signIn, open, mails, returnTo, erased }: AuthScreenProps) {
  const [voice] = sampleVoices
  const byMail = signInBy(signIn, 'Email')
  const mailLabel = (
    <>
      <Icon name="mail" />
      Continue with Email
    </>
  )
  return (
    <div className="mx-auto grid max-w-page gap-x-16 gap-y-12 px-gutter py-12 lg:grid-cols-[minmax(0,27rem)_minmax(0,1fr)] lg:py-16">
      <div>
        {erased && (
          <p role="status" className="mb-6 border-ink-key border-l-4 bg-ink-sheet p-4 font-strong">
            Your account is deleted, with its trips and links. You are logged out.
          </p>
        )}
        <h1 className="text-title">Log in or sign up</h1>
        <p className="mt-3 text-ink-soft">New here? The same buttons make your account.</p>
        {!open && (
          <p role="alert" className="mt-5 border-ink-hot-text border-l-4 bg-ink-sheet p-4 font-strong">
            Sign-in is not set up on this site yet. You can plan a free sample without it.
          </p>
        )}
        <div className="mt-6 grid gap-3">
          {providerNames.map((name) => (
            <a key={name} href={signInBy(signIn, name)} className={buttonClass({ size: 'large' })}>
              <ProviderMark name={name} />
              Continue with {name}
            </a>
          ))}
          {/* The button comes with the scripts: its room is kept. */}
          <div className="grid [@media(scripting:enabled)]:min-h-14">
            <PasskeyButton what="login" label="Log in with a passkey" next={returnTo} />
          </div>
        </div>
        <p className="my-5 flex items-center gap-4 text-ink-soft text-small before:h-px before:flex-1 before:bg-ink-edge after:h-px after:flex-1 after:bg-ink-edge">
          or
        </p>
        {mails ? (
          <form method="post" action={byMail} className="grid gap-3">
            <input type="hidden" name="returnTo" value={returnTo} />
            <TextField
              name="email"
              label="Email"
              type="email"
              autoComplete="email"
              placeholder="you@example.com"
            />
            <Checkbox name="offers">Send me travel inspiration and offers by email</Checkbox>
            <button
              type="submit"
              name="intent"
              value="send"
              className={buttonClass({ variant: 'primary', size: 'large' })}
            >
              {mailLabel}
            </button>
          </form>
        ) : (
          <a href={byMail} className={buttonClass({ variant: 'primary', size: 'large' })}>
            {mailLabel}
          </a>
        )}
        <p className="mt-6 text-small">
          By logging in you accept the <Link to="/terms">Terms</Link> and have read the{' '}
          <Link to="/privacy">Privacy notes</Link>.
        </p>
      </div>
      <div className="grid content-start gap-8">
        <div className="bg-ink-sheet p-3">
          <Poster {...housePalette} shape="broad" className="aspect-2/1 w-full" />
        </div>
        <div>
          <h2 className="text-head">With an account you can</h2>
          <ul className="mt-4 grid gap-2.5">
            {reasons.map((reason) => (
              <li key={reason} className="flex gap-3 leading-snug">
                <Icon name="check" className="mt-0.5 text-ink-hot-text" />
                {reason}
              </li>
            ))}
          </ul>
        </div>
        <figure className="border-ink-key border-t-2 pt-5">
          <blockquote className="max-w-[26em] text-[1.3125rem] leading-snug font-field">
            “{voice.quote}”
          </blockquote>
          <figcaption className="mt-3 text-ink-soft text-small">
            {voice.persona}. {sampleVoicesNote}
          </figcaption>
        </figure>
      </div>
    </div>
  )
}
