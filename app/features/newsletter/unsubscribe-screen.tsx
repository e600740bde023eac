import { Form } from '@remix-run/react'
import { ContactWords } from '~/features/legal/legal-page'
import { HousePage } from '~/features/shell/house-page'
import { Button } from '~/ui/button'
import { LinkButton } from '~/ui/link'

interface UnsubscribeScreenProps {
  token: string
  /** `trips`: the mails about saved trips; null for the newsletter. */
  list: 'trips' | null
  state: 'known' | 'unknown' | 'left'
  contact: string | null
}

const words = {
  known: {
    title: 'Leave the newsletter?',
    text: 'Press the button and we delete your address. You can come back whenever you like.',
  },
  unknown: {
    title: 'Nobody is signed up under this link',
    text: 'The link was used already, or a part of it is missing. If mails still arrive, use the link in the latest one.',
  },
  left: { title: 'You have left the newsletter', text: 'Your address is deleted. Have a good trip.' },
}

const tripWords = {
  ...words,
  known: {
    title: 'No more mails before a trip?',
    text: 'Press the button, and we send no mails before your saved trips. My Account has a switch to have them again.',
  },
  left: { title: 'No more mails before a trip', text: 'My Account has a switch to have them again.' },
}

export function UnsubscribeScreen({ token, list, state, contact }: UnsubscribeScreenProps) {
  const { title, text } = (list === 'trips' ? tripWords : words)[state]
  const query = new URLSearchParams({ ...(list && { list }), token })
  return (
    <HousePage
      title={title}
      text={text}
      isResult={state === 'left'}
      fault={state === 'unknown' ? 'no-key' : undefined}
    >
      {state === 'unknown' && (
        <p className="mt-3 max-w-measure">
          No mail at hand? Write to <ContactWords contact={contact} />, and we take your address off the list.
        </p>
      )}
      <div className="mt-6">
        {state === 'known' ? (
          <Form method="post" action={`/newsletter/unsubscribe?${query}`}>
            <Button type="submit" variant="primary">
              Unsubscribe
            </Button>
          </Form>
        ) : (
          <LinkButton to="/">Back to the front page</LinkButton>
        )}
      </div>
    </HousePage>
  )
}
