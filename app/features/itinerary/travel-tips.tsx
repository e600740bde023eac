import { Fold } from '~/ui/fold'

/** Travel tips, one sentence each. */
export function TravelTips({ tips }: { tips: string[] }) {
  return (
    <Fold id="tips" title="Travel Tips">
      <ul>
        {tips.map((tip) => (
          <li key={tip} className="border-ink-line border-b py-3 leading-snug">
            {tip}
          </li>
        ))}
      </ul>
    </Fold>
  )
}
