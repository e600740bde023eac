import { Form } from '@remix-run/react'
import { HousePage } from '~/features/shell/house-page'
import { Button } from '~/ui/button'
import { LinkButton } from '~/ui/link'

interface ConfirmScreenProps {
  token: string
  state: 'known' | 'unknown' | 'confirmed'
}

const words = {
  known: {
    title: 'Confirm your sign-up',
    text: 'Press the button, and travel inspiration comes to your address. You can leave with one click in each mail.',
  },
  unknown: {
    title: 'Nobody is signed up under this link',
    text: 'A part of the link is missing, or the sign-up is over 30 days old. Please sign up again.',
  },
  confirmed: { title: 'You are signed up', text: 'Thanks. The next letter comes to your address.' },
}

/** The page behind the link of the mail that asks whether the newsletter is wanted. */
export function ConfirmScreen({ token, state }: ConfirmScreenProps) {
  const { title, text } = words[state]
  return (
    <HousePage
      title={title}
      text={text}
      isResult={state === 'confirmed'}
      fault={state === 'unknown' ? 'no-key' : undefined}
    >
      <div className="mt-6">
        {state === 'known' ? (
          <Form method="post" action={`/newsletter/confirm?token=${encodeURIComponent(token)}`}>
            <Button type="submit" variant="primary">
              Confirm
            </Button>
          </Form>
        ) : (
          <LinkButton to="/">Back to the front page</LinkButton>
        )}
      </div>
    </HousePage>
  )
}
