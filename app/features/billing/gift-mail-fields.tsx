import type { GiftSending } from '~/domain/billing/gift'
import { DateField } from '~/features/units/date-fields'
import { Button } from '~/ui/button'
import { TextField } from '~/ui/text-field'

/** What was typed into the form that has a gift sent. */
export interface TypedOrder {
  giver: string
  email: string
  on: string
}

interface GiftMailFieldsProps {
  idOf: (name: string) => string
  today: string
  sending: GiftSending | null
  typed: TypedOrder | null
  /** What is wrong, by field. */
  fields: Record<string, string>
  busy: boolean
}

/** To whom a gift is sent by mail, from whom, and when. */
export function GiftMailFields({ idOf, today, sending, typed, fields, busy }: GiftMailFieldsProps) {
  return (
    <fieldset className="grid gap-4">
      <legend className="mb-2 font-strong">
        {sending ? 'Send it to somebody else, or on another day' : 'Or we send it for you'}
      </legend>
      <TextField
        id={idOf('giver')}
        name="giver"
        label="Your name"
        hint="As the receiver knows you. The mail says from whom it is."
        defaultValue={typed?.giver}
        error={fields.giver}
        maxLength={40}
        required
      />
      <TextField
        id={idOf('email')}
        name="email"
        type="email"
        label="The receiver’s email"
        hint="We send this one mail there, and forget the address then."
        defaultValue={typed?.email ?? sending?.to ?? ''}
        error={fields.email}
        required
      />
      <DateField
        id={idOf('on')}
        name="on"
        label="Day"
        hint="Today: at once. Another day: in the morning."
        defaultValue={typed?.on || sending?.on || today}
        min={today}
        error={fields.on}
        required
      />
      <div>
        <Button type="submit" variant="outline" busy={busy}>
          {sending ? 'Change the mail' : 'Send the gift'}
        </Button>
      </div>
    </fieldset>
  )
}
