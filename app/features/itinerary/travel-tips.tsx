/** Travel tips, one sentence each. */
export function TravelTips({ tips }: { tips: string[] }) {
  return (
    <section aria-labelledby="tips">
      <h2 id="tips" className="border-ink-key border-b-2 pb-3 text-head">
        Travel Tips
      </h2>
      <ul>
        {tips.map((tip) => (
          <li key={tip} className="border-ink-line border-b py-3 leading-snug">
            {tip}
          </li>
        ))}
      </ul>
    </section>
  )
}
