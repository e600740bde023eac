import type { CheckView, ScoreView } from '~/domain/itinerary/itinerary'
import { checkNames, scoreNames } from '~/messages/en/check-names'
import { Icon, type IconName } from '~/ui/icon'

const marks: Record<CheckView['status'], { icon: IconName; word: string; tone: string }> = {
  pass: { icon: 'pass', word: 'Pass', tone: 'text-ink-key' },
  fail: { icon: 'fail', word: 'Fail', tone: 'text-ink-hot-text' },
  unknown: { icon: 'unknown', word: 'Unknown', tone: 'text-ink-hot-text' },
}

/** Every check with its evidence, failures and unknowns first. */
export function ChecksPanel({ checks, scores }: { checks: CheckView[]; scores: ScoreView[] }) {
  const order: CheckView['status'][] = ['fail', 'unknown', 'pass']
  const sorted = order.flatMap((status) => checks.filter((check) => check.status === status))
  // What a traveller asks for first is not folded away: icons, the way, evenings. Older trips have no such scores.
  const first = scores[0]?.id === 'icons' ? 3 : 0
  const passed = checks.filter(({ status }) => status === 'pass').length
  return (
    <section aria-labelledby="proof">
      <div className="flex items-baseline justify-between gap-4 pb-3">
        <h2 id="proof" className="text-head">
          Checks
        </h2>
        <p className="font-label text-small">
          {passed} of {checks.length} passed
        </p>
      </div>
      <ul className="border-ink-key border-t-2">
        {sorted.map(({ id, status, evidence }) => (
          <li
            key={id}
            data-check={id}
            data-status={status}
            className="grid grid-cols-[1.6rem_1fr] gap-2.5 border-ink-line border-b py-3"
          >
            <Icon
              name={marks[status].icon}
              label={marks[status].word}
              className={`mt-0.5 size-5 ${marks[status].tone}`}
            />
            <div>
              <p className="flex justify-between gap-4 font-strong">
                {checkNames[id]}
                {status !== 'pass' && (
                  <span className="font-label text-ink-hot-text text-small">{marks[status].word}</span>
                )}
              </p>
              <p className="text-ink-soft text-small leading-snug">{evidence}</p>
            </div>
          </li>
        ))}
      </ul>
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
    </section>
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
