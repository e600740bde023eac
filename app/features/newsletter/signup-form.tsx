import { Link, useLocation } from '@remix-run/react'
import { type SignupLocation, signupThanks } from '~/domain/marketing/newsletter/signup-rules'
import { Button } from '~/ui/button'
import type { ButtonVariant } from '~/ui/button-class'
import { Checkbox } from '~/ui/checkbox'
import { classes } from '~/ui/classes'
import { Icon } from '~/ui/icon'
import { TextField } from '~/ui/text-field'
import { useSignup } from './use-signup'

interface SignupFormProps {
  location: SignupLocation
  /** Ties the form to the heading over it. */
  labelledBy: string
  button?: ButtonVariant
  className?: string
}

/** The sign-up form of all four places. A name is asked for inline only; narrow places ask for nothing but the address. */
export function SignupForm({ location, labelledBy, button = 'primary', className }: SignupFormProps) {
  const { phase, error, form, submit } = useSignup(location)
  const { pathname } = useLocation()
  if (phase === 'success')
    return (
      <p role="status" className={classes('flex items-start gap-3 py-3 font-strong', className)}>
        <Icon name="check" className="mt-0.5 size-6 flex-none" />
        {signupThanks}
      </p>
    )
  const roomy = location === 'inline' || location === 'popup'
  return (
    <form
      ref={form}
      method="post"
      action="/newsletter"
      aria-labelledby={labelledBy}
      onSubmit={submit}
      className={classes('grid gap-3', !roomy && 'sm:grid-cols-[minmax(0,1fr)_auto]', className)}
    >
      <input type="hidden" name="location" value={location} />
      <input type="hidden" name="source" value={pathname} />
      {location === 'inline' && (
        <TextField label="Name (optional)" name="name" autoComplete="name" maxLength={80} />
      )}
      <TextField
        label="Email address"
        type="email"
        name="email"
        autoComplete="email"
        placeholder="you@example.com"
        required
        error={error}
      />
      {roomy && (
        <Checkbox name="offers" value="true">
          Send me offers too
        </Checkbox>
      )}
      <Button
        type="submit"
        variant={button}
        busy={phase === 'submitting'}
        className={roomy ? 'justify-self-start' : 'sm:mt-[1.65rem] sm:self-start'}
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
