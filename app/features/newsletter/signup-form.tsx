import { Link, useLocation } from '@remix-run/react'
import type { Failure } from '~/domain/errors'
import type { SignupLocation } from '~/domain/marketing/newsletter/signup-rules'
import { Button } from '~/ui/button'
import type { ButtonVariant } from '~/ui/button-class'
import { Checkbox } from '~/ui/checkbox'
import { classes } from '~/ui/classes'
import { FormProblem } from '~/ui/form-problem'
import { Icon } from '~/ui/icon'
import { TextField } from '~/ui/text-field'
import { useSignup } from './use-signup'

/** The fields of a form that the server sent back. */
export interface TypedSignup {
  email: string
  name: string
  offers: boolean
}

export type SignupSentBack = { failure: Failure | null; typed: TypedSignup } | undefined

interface SignupFormProps {
  location: SignupLocation
  /** Id of the heading above the form. */
  labelledBy: string
  button?: ButtonVariant
  className?: string
  /** A form that the server sent back, and why. */
  sentBack?: SignupSentBack
}

/** The sign-up form for all four places. Only the inline form has a field for the name. */
export function SignupForm({
  location,
  labelledBy,
  button = 'primary',
  className,
  sentBack,
}: SignupFormProps) {
  const { phase, thanks, error, refusal, form, submit } = useSignup(location, sentBack?.failure ?? null)
  const { pathname } = useLocation()
  if (phase === 'success')
    return (
      <p role="status" className={classes('flex items-start gap-3 py-3 font-strong', className)}>
        <Icon name="check" className="mt-0.5 size-6 flex-none" />
        {thanks}
      </p>
    )
  const idOf = (name: string) => `signup-${location}-${name}`
  const roomy = location === 'inline' || location === 'popup'
  return (
    <form
      ref={form}
      method="post"
      action="/newsletter"
      aria-labelledby={labelledBy}
      onSubmit={submit}
      className={classes('grid gap-3', !roomy && 'min-[22.5rem]:grid-cols-[minmax(0,1fr)_auto]', className)}
    >
      {refusal && <FormProblem failure={refusal} idOf={idOf} />}
      <input type="hidden" name="location" value={location} />
      <input type="hidden" name="source" value={pathname} />
      {location === 'inline' && (
        <TextField
          label="Name (optional)"
          id={idOf('name')}
          name="name"
          autoComplete="name"
          maxLength={80}
          defaultValue={sentBack?.typed.name}
          error={refusal?.fields?.name}
        />
      )}
      <TextField
        label="Email address"
        type="email"
        id={idOf('email')}
        name="email"
        defaultValue={sentBack?.typed.email}
        autoComplete="email"
        placeholder="you@example.com"
        required
        error={error}
      />
      {roomy && (
        <Checkbox name="offers" value="true" defaultChecked={sentBack?.typed.offers}>
          Send me offers too
        </Checkbox>
      )}
      <Button
        type="submit"
        variant={button}
        busy={phase === 'submitting'}
        className={classes(
          roomy ? 'justify-self-start' : 'min-[22.5rem]:mt-[1.65rem] min-[22.5rem]:self-start',
          // The footer has the ink that a button takes under the pointer.
          location === 'footer' && 'hover:border-pc-light hover:bg-pc-light hover:text-pc-key',
        )}
      >
        {phase === 'submitting' ? 'Subscribing...' : 'Subscribe'}
      </Button>
      <p className="col-span-full text-micro">
        Every mail has a link that takes you off the list.{' '}
        <Link to="/privacy" className="underline underline-offset-2">
          What we keep
        </Link>
      </p>
    </form>
  )
}
