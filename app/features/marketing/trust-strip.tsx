import { Icon } from '~/ui/icon'

const checked = [
  { name: 'Real places', text: 'Each stop is matched in a catalogue of places.' },
  { name: 'Open when visited', text: 'Checked for that day and that hour.' },
  { name: 'Sums that add up', text: 'Line by line, to the cent.' },
]

export function TrustStrip() {
  return (
    <section
      aria-label="Why travellers trust a plan"
      className="mx-auto max-w-page px-gutter pt-4 sm:pt-6 lg:pt-0"
    >
      <ul className="grid border-ink-edge border-b sm:grid-cols-2 lg:grid-cols-4">
        <li className="py-3.5 lg:py-6 lg:pr-6">
          <b className="block text-[1.1875rem] leading-snug font-display">Trusted by 500+ early travellers</b>
        </li>
        {checked.map(({ name, text }) => (
          <li
            key={name}
            // On a phone they are in the sheet right above.
            className="flex gap-3 py-3.5 leading-snug max-sm:hidden lg:py-6 lg:pr-6"
          >
            <Icon name="register" className="mt-0.5 text-ink-hot-text" />
            <span>
              <b className="block">{name}</b>
              <span className="text-ink-soft">{text}</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
