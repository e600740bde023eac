import type { CheckView, ScoreView } from '~/domain/itinerary/itinerary'
import { proofOf } from '~/domain/itinerary/proof'
import { checkNames, scoreNames } from '~/messages/en/check-names'
import { Fold } from '~/ui/fold'
import { Icon, type IconName } from '~/ui/icon'

const marks: Record<CheckView['status'], { icon: IconName; word: string; tone: string }> = {
  pass: { icon: 'pass', word: 'Pass', tone: 'text-ink-key' },
  fail: { icon: 'fail', word: 'Fail', tone: 'text-ink-hot-text' },
  unknown: { icon: 'unknown', word: 'Unknown', tone: 'text-ink-hot-text' },
}

interface ChecksPanelProps {
  checks: CheckView[]
  scores: ScoreView[]
  /** What was asked for and is not in the plan. */
  unmet?: string[] | undefined
}

/** What is not met, what failed and what is unknown, with its evidence; what passed is one line that opens. */
export function ChecksPanel({ checks, scores, unmet = [] }: ChecksPanelProps) {
  const { mark, total } = proofOf({ checks, unmet })
  const order: CheckView['status'][] = ['fail', 'unknown']
  const open = order.flatMap((status) => checks.filter((check) => check.status === status))
  const passed = checks.filter(({ status }) => status === 'pass')
  // What a traveller asks for first is not folded away: icons, the way, evenings. Older trips have no such scores.
  const first = scores[0]?.id === 'icons' ? 3 : 0
  return (
    <Fold
      id="proof"
      title="Checks"
      note={
        <>
          <Icon name={mark} className="mr-1.5 inline size-5 align-text-bottom" />
          {passed.length} of {total}
        </>
      }
    >
      {open.length + unmet.length > 0 && (
        <ul>
          {unmet.map((wish) => (
            <Row key={wish} icon="unknown" word="Not met" tone="text-ink-hot-text" name="A wish not met">
              {wish}
            </Row>
          ))}
          {open.map((check) => (
            <CheckRow key={check.id} check={check} />
          ))}
        </ul>
      )}
      {passed.length > 0 && (
        <details className="group border-ink-line border-b">
          <summary className="flex min-h-14 cursor-pointer items-center gap-2.5 py-2 font-strong hover:underline [&::-webkit-details-marker]:hidden">
            {/* A tick stands for all of them. */}
            {mark === 'pass' && <Icon name="pass" className="size-5" />}
            <span className="flex-1">
              {passed.length} of {total} passed
            </span>
            <Icon name="down" className="group-open:rotate-180" />
          </summary>
          <ul className="border-ink-line border-t">
            {passed.map((check) => (
              <CheckRow key={check.id} check={check} />
            ))}
          </ul>
        </details>
      )}
      {first > 0 && <Figures scores={scores.slice(0, first)} />}
      {scores.length > first && (
        <details className="group mt-4">
          <summary className="flex min-h-11 cursor-pointer items-center gap-2 font-label">
            <Icon name="down" className="group-open:rotate-180" />
            More figures
          </summary>
          <Figures scores={scores.slice(first)} />
        </details>
      )}
    </Fold>
  )
}

function CheckRow({ check: { id, status, evidence } }: { check: CheckView }) {
  return (
    <Row {...marks[status]} id={id} status={status} name={checkNames[id]}>
      {evidence}
    </Row>
  )
}

interface RowProps {
  icon: IconName
  word: string
  tone: string
  id?: string
  status?: string
  name: string
  children: string
}

function Row({ icon, word, tone, id, status, name, children }: RowProps) {
  return (
    <li
      data-check={id}
      data-status={status}
      className="grid grid-cols-[1.6rem_1fr] gap-2.5 border-ink-line border-b py-3"
    >
      <Icon name={icon} label={word} className={`mt-0.5 size-5 ${tone}`} />
      <div>
        <p className="flex justify-between gap-4 font-strong">
          {name}
          {status !== 'pass' && <span className="font-label text-ink-hot-text text-small">{word}</span>}
        </p>
        <p className="text-ink-soft text-small leading-snug">{children}</p>
      </div>
    </li>
  )
}

function Figures({ scores }: { scores: ScoreView[] }) {
  return (
    <dl>
      {scores.map(({ id, evidence }) => (
        <div key={id} className="border-ink-line border-b py-3">
          <dt className="font-strong">{scoreNames[id]}</dt>
          <dd className="text-ink-soft text-small leading-snug">{evidence}</dd>
        </div>
      ))}
    </dl>
  )
}
