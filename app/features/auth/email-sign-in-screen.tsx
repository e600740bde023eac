import type { Failure } from '~/domain/errors'
import { HouseSheet } from '~/features/shell/house-sheet'
import { buttonClass } from '~/ui/button-class'
import { FormProblem } from '~/ui/form-problem'
import { LinkButton } from '~/ui/link'
import { TextField } from '~/ui/text-field'

interface EmailSignInScreenProps {
  /** `elsewhere`: the link was opened in another browser than the one that asked for it. */
  step: 'off' | 'ask' | 'code' | 'confirm' | 'elsewhere' | 'over'
  email: string
  returnTo: string
  failure: Failure | null
  typed: string | undefined
}

const words = {
  off: {
    title: 'No log-in by email here yet',
    text: 'This site sends no mail yet. Another way to log in may be set up.',
  },
  ask: {
    title: 'Log in by email',
    text: 'We send you a code and a link. They work once, for ten minutes. New here? The same mail makes your account.',
  },
  code: {
    title: 'Look into your mail',
    text: 'Type the six digits, or open the link in the mail. Nothing there? Look into the spam folder too.',
  },
  confirm: { title: 'Log in', text: 'This link is good. Press the button to log in.' },
  elsewhere: {
    title: 'Is it you?',
    text: 'The link was asked for in another browser. To log in here, type the six digits that are in the same mail. Did somebody send you this link? Then close the page.',
  },
  over: {
    title: 'This link works no more',
    text: 'Each mail works once, for ten minutes and for five tries of the code. Ask for a new one.',
  },
}

const idOf = (name: string) => `email-login-${name}`

/** Logging in by a mail. Plain forms, so that no script is needed. */
export function EmailSignInScreen({ step, email, returnTo, failure, typed }: EmailSignInScreenProps) {
  const isOver = failure?.code === 'sign-in-failed'
  const { title, text } = words[isOver ? 'over' : step]
  return (
    <div className="mx-auto grid max-w-page items-center gap-x-12 gap-y-8 px-gutter py-12 md:grid-cols-[minmax(0,1fr)_24rem]">
      <div className="grid max-w-[27rem] gap-5">
        <h1 className="text-hero">{title}</h1>
        <p className="text-lead">{text}</p>
        {email && !isOver && (
          <p>
            Address: <b className="font-strong">{email}</b>
          </p>
        )}
        {failure && <FormProblem failure={failure} idOf={idOf} />}
        {step === 'off' || isOver ? (
          <p>
            <LinkButton to={isOver ? '/auth/email' : '/auth'}>
              {isOver ? 'Send a new mail' : 'Other ways to log in'}
            </LinkButton>
          </p>
        ) : step === 'ask' || step === 'over' ? (
          <form method="post" action="/auth/email" className="grid gap-4">
            <input type="hidden" name="returnTo" value={returnTo} />
            <TextField
              id={idOf('email')}
              name="email"
              label="Email"
              type="email"
              autoComplete="email"
              defaultValue={typed ?? ''}
              error={failure?.fields?.email}
              required
            />
            <button type="submit" name="intent" value="send" className={buttonClass({ variant: 'primary' })}>
              Continue
            </button>
          </form>
        ) : (
          <form method="post" className="grid gap-4">
            {step !== 'confirm' && (
              <TextField
                id={idOf('code')}
                name="code"
                label="Code"
                inputMode="numeric"
                autoComplete="one-time-code"
                maxLength={10}
                error={failure?.fields?.code}
                required
              />
            )}
            <button type="submit" name="intent" value="open" className={buttonClass({ variant: 'primary' })}>
              Log in
            </button>
          </form>
        )}
      </div>
      <HouseSheet />
    </div>
  )
}
