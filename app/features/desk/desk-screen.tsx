import { type Coupon, leastPercent, mostPercent } from '~/domain/billing/coupons'
import type { Failure } from '~/domain/errors'
import type { Buyer, DeskAction, DeskDay, DeskMonth, DeskRecord } from '~/domain/operations/desk'
import { buttonClass } from '~/ui/button-class'
import { FormProblem } from '~/ui/form-problem'
import { TextField } from '~/ui/text-field'
import { BuyerSection } from './buyer-section'
import { DaysTable } from './days-table'
import { moment } from './moment'
import { MonthsTable } from './months-table'
import { OrderForm, reasonId } from './order-form'

interface DeskScreenProps {
  /** What was searched for. */
  words: string
  buyers: Buyer[]
  /** The alert rules that hold now. */
  attention: { id: string; says: string; count: number }[]
  days: DeskDay[]
  months: DeskMonth[]
  actions: DeskRecord[]
  /** The promotion codes that are given out. */
  coupons: Coupon[]
  /** What came of the last action; null when there was none. */
  answer: { failure: Failure | null; intent: DeskAction | undefined; target: string } | null
}

const applyPayment = { intent: 'apply-payment', label: 'Read it again' } as const
const addCode = { intent: 'add-coupon', label: 'Give out' } as const
const endCode = { intent: 'end-coupon', label: 'End' } as const
const download = { intent: 'export-newsletter', label: 'Download the list' } as const

/** The operator's desk: one page of plain forms. */
export function DeskScreen({
  words,
  buyers,
  attention,
  days,
  months,
  actions,
  coupons,
  answer,
}: DeskScreenProps) {
  const to = words === '' ? '/desk' : `/desk?q=${encodeURIComponent(words)}`
  return (
    <div className="mx-auto grid max-w-page gap-8 px-gutter py-10">
      <h1 className="text-title">Desk</h1>
      {answer?.failure && (
        <FormProblem
          failure={answer.failure}
          idOf={(field) =>
            answer.intent === 'add-coupon' && field !== 'reason'
              ? field
              : reasonId(answer.intent, answer.target)
          }
        />
      )}
      {answer && !answer.failure && (
        <p role="status" className="bg-ink-sheet p-4 font-strong">
          Done, and noted below.
        </p>
      )}
      <form method="get" action="/desk" className="flex flex-wrap items-start gap-3">
        <TextField
          id="q"
          name="q"
          label="Find a buyer or a trip"
          hint="An email address, or the id of an account, a visitor, a trip or a payment (pi_…)."
          defaultValue={words}
          maxLength={254}
          autoComplete="off"
          className="min-w-0 grow basis-64"
        />
        {/* Beside the field, which has its label above and its hint below. */}
        <button type="submit" className={`${buttonClass({ variant: 'primary' })} mt-7`}>
          Find
        </button>
      </form>
      {words !== '' && buyers.length === 0 && <p>Nobody is found by that.</p>}
      {buyers.map((buyer) => (
        <BuyerSection key={buyer.visitorId} buyer={buyer} to={to} />
      ))}
      {words.startsWith('pi_') && (
        <section aria-labelledby="payment">
          <h2 id="payment" className="text-head">
            Paid, and nothing granted?
          </h2>
          <p>Reads this payment at the provider once more, and applies what came of it.</p>
          <OrderForm about={`Payment ${words}, again`} target={words} orders={[applyPayment]} to={to} />
        </section>
      )}
      <section aria-labelledby="attention">
        <h2 id="attention" className="text-head">
          Right now
        </h2>
        {attention.length === 0 && <p>Nothing needs attention.</p>}
        <ul>
          {attention.map(({ id, says, count }) => (
            <li key={id} className="border-ink-hot-text border-l-4 bg-ink-sheet p-3">
              {says} {count} in the last two hours.
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="days" className="grid min-w-0 gap-3">
        <h2 id="days" className="text-head">
          The last seven days
        </h2>
        <DaysTable days={days} />
      </section>
      <section aria-labelledby="revenue" className="grid min-w-0 gap-3">
        <h2 id="revenue" className="text-head">
          Revenue
        </h2>
        <MonthsTable months={months} />
      </section>
      <section aria-labelledby="newsletter">
        <h2 id="newsletter" className="text-head">
          Newsletter list
        </h2>
        <p>A CSV file with each subscriber’s unsubscribe link. Take a new one for each mailing.</p>
        <OrderForm about="The newsletter list" orders={[download]} to="/desk/newsletter.csv" />
      </section>
      <section aria-labelledby="codes" className="grid gap-3">
        <h2 id="codes" className="text-head">
          Promotion codes
        </h2>
        <p>
          A code takes its percentage off the first payment of a membership. Ended, it is refused from then
          on; who paid with it keeps what was taken off.
        </p>
        {coupons.map(({ code, percent, newMembers }) => (
          <div key={code} className="border-ink-line border-b pb-3">
            <p>
              <b className="font-strong">{code}</b>: {percent}% off{newMembers && ', for new members'}
            </p>
            <OrderForm about={`Code ${code}`} target={code} orders={[endCode]} to={to} />
          </div>
        ))}
        <OrderForm about="A new code" orders={[addCode]} to={to} target="new">
          <TextField
            id="target"
            name="target"
            label="Code"
            required
            minLength={3}
            maxLength={20}
            autoComplete="off"
            className="w-40"
          />
          <TextField
            id="percent"
            name="percent"
            label="Percent off"
            type="number"
            required
            min={leastPercent}
            max={mostPercent}
            className="w-32"
          />
          <label className="flex min-h-11 items-center gap-2">
            <input type="checkbox" name="newMembers" value="yes" />
            New members only
          </label>
        </OrderForm>
      </section>
      <section aria-labelledby="actions">
        <h2 id="actions" className="text-head">
          What was done here
        </h2>
        {actions.length === 0 && <p>Nothing yet.</p>}
        <ul>
          {actions.map(({ id, at, userId, action, target, reason, outcome }) => (
            <li key={id} className="border-ink-line border-b py-2 text-small [overflow-wrap:anywhere]">
              {moment(at)}: {action} {target && <code>{target}</code>} ({outcome}). “{reason}” By account{' '}
              <code>{userId}</code>.
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}
