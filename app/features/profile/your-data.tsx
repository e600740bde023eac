import { buttonClass } from '~/ui/button-class'
import { Checkbox } from '~/ui/checkbox'
import { FieldNote } from '~/ui/field'
import { FormProblem } from '~/ui/form-problem'
import { LinkButton } from '~/ui/link'
import { TripIcon } from '~/ui/trip-icon'

export const keptReasons = ['subscribed', 'not-sure', 'sign-in', 'logged-in'] as const
export type KeptReason = (typeof keptReasons)[number]

const reasons: Record<Exclude<KeptReason, 'logged-in'>, string> = {
  subscribed:
    'Your Globetrotter Club subscription still runs. Cancel it under Billing first, so that nothing more is charged.',
  'sign-in':
    'Your account is still here. You logged in over ten minutes ago: please log in again, so that nobody else deletes it for you.',
  'not-sure': 'Your account is still here: you did not tick the box that confirms it.',
}

/** Back to the form, which is open then. */
const loginAgain = `/api/login?${new URLSearchParams({ again: '1', returnTo: '/profile?kept=logged-in#your-data' })}`

const sureId = 'erase-sure'

/** Download and deletion of an account's data, with plain forms that need no script. */
export function YourData({ kept }: { kept: KeptReason | null }) {
  const unsure = kept === 'not-sure' ? reasons[kept] : undefined
  return (
    <section aria-labelledby="your-data" className="border-ink-key border-t-2 pt-5">
      <h2 id="your-data" className="text-head">
        Your data
      </h2>
      {(kept === 'subscribed' || kept === 'sign-in') && (
        <div
          role="alert"
          className="mt-4 flex flex-wrap items-center gap-4 border-ink-hot-text border-l-4 bg-ink-sheet p-4"
        >
          <p className="font-strong">{reasons[kept]}</p>
          {kept === 'subscribed' ? (
            <LinkButton to="/account/billing" size="small">
              Billing
            </LinkButton>
          ) : (
            <a href={loginAgain} className={buttonClass({ size: 'small' })}>
              Log in again
            </a>
          )}
        </div>
      )}
      <p className="mt-3 max-w-measure">
        Account, trips with their earlier versions, purchases, links you followed and the newsletter, in one
        JSON file.
      </p>
      <a href="/api/account/data" download className={buttonClass({ size: 'small', className: 'mt-3' })}>
        <TripIcon name="download" />
        Download my data
      </a>
      <details className="mt-5" open={kept !== null}>
        <summary className="min-h-11 cursor-pointer py-2.5 font-strong">Delete my account</summary>
        <form
          method="post"
          action="/account/erase"
          className="grid max-w-measure justify-items-start gap-3 pb-2"
        >
          <p>
            This erases your account, every trip, every share link and calendar subscription at once. It
            cannot be undone. What you bought ends with it; records of payments stay, without your name, as
            the law asks. The newsletter to your account’s address ends too.
          </p>
          {unsure && (
            <FormProblem failure={{ message: unsure, fields: { sure: unsure } }} idOf={() => sureId} />
          )}
          <Checkbox
            id={sureId}
            name="sure"
            value="yes"
            required
            aria-invalid={unsure ? true : undefined}
            aria-describedby={unsure && `${sureId}-note`}
          >
            I am sure, delete everything
          </Checkbox>
          <FieldNote id={`${sureId}-note`} error={unsure} />
          <button type="submit" className={buttonClass({ variant: 'danger', size: 'small' })}>
            Delete my account
          </button>
        </form>
      </details>
    </section>
  )
}
