import type { Consent, Purpose } from '~/domain/marketing/consent'
import { buttonClass } from '~/ui/button-class'
import { Checkbox } from '~/ui/checkbox'

/** What is asked for, and what it means for the reader. */
const words: Record<Purpose, (mapHost: string | null) => [what: string, means: string]> = {
  counting: () => [
    'Count booking links.',
    'Which are seen and followed. A random name of your visit and the links you followed are kept in this browser.',
  ],
  popup: () => [
    'Offer the newsletter in a popup.',
    'Once a visit. This tab counts its pages, and a session cookie remembers that the popup came.',
  ],
  map: (host) => [
    `Load maps from ${host ?? 'a map server'}.`,
    'Its server sees your network address and what part of the map you look at. Without it you are asked at each map.',
  ],
  card: () => [
    'Load Stripe’s card form on payment pages.',
    'Stripe sees your network address and keeps cookies of its own. Without it you are asked before each payment.',
  ],
}

interface ConsentFormProps {
  consent: Consent
  /** The choices are shown from the start. */
  open?: boolean
}

/** A plain form, which works without a script: the page is shown again as the visitor wants it. */
export function ConsentForm({ consent: { purposes, allowed, mapHost }, open = false }: ConsentFormProps) {
  return (
    <form method="post" action="/consent" className="flex flex-wrap items-center gap-x-2 gap-y-3 sm:gap-x-3">
      <Choice value="none" label="Allow none" />
      <Choice value="all" label="Allow all" />
      <details open={open} className="open:w-full">
        <summary className="flex min-h-11 cursor-pointer items-center font-strong underline underline-offset-4">
          Choose
        </summary>
        <fieldset className="grid gap-1 pt-1 pb-2">
          <legend className="sr-only">What we may do</legend>
          {purposes.map((purpose) => {
            const [what, means] = words[purpose](mapHost)
            return (
              <Checkbox key={purpose} name="allow" value={purpose} defaultChecked={allowed.includes(purpose)}>
                <span>
                  <b className="font-strong">{what}</b> <span className="text-small">{means}</span>
                </span>
              </Checkbox>
            )
          })}
        </fieldset>
        <Choice value="some" label="Save my choice" />
      </details>
    </form>
  )
}

/** All of one look: none is easier to find than another. */
function Choice({ value, label }: { value: string; label: string }) {
  return (
    <button type="submit" name="choice" value={value} className={buttonClass({ size: 'small' })}>
      {label}
    </button>
  )
}
