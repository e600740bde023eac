import type { ReactNode } from 'react'
import type { Essentials } from '~/domain/guide/essentials'
import type { PlaceGuide } from '~/domain/guide/trip-guide'
import { shortDate } from '~/messages/en/dates'
import { Fold } from '~/ui/fold'
import { TripIcon, type TripIconName } from '~/ui/trip-icon'

type Pack = Essentials<string>

interface EssentialsPackProps {
  essentials: Pack
  /** Of a trip to several places: what is true of each. */
  places?: readonly PlaceGuide<string>[] | undefined
}

/** What to pack, to carry and to know, each with its reason in this trip. */
export function EssentialsPack({ essentials, places }: EssentialsPackProps) {
  const { packing, documents, bookings } = essentials
  const local = places?.flatMap(({ name, essentials: own }) => (own ? [{ name, own }] : [])) ?? [
    { name: '', own: essentials },
  ]
  /** What is true where, said once for all places that have it alike. */
  const facts = <Fact extends object | string>(of: (own: Pack) => Fact | null | undefined) => {
    const found = new Map<string, { names: string[]; fact: Fact }>()
    for (const { name, own } of local) {
      const fact = of(own)
      if (!fact) continue
      const key = JSON.stringify(fact)
      found.set(key, { names: [...(found.get(key)?.names ?? []), name], fact })
    }
    return [...found.values()].map(({ names, fact }) => ({
      where: names.length < local.length ? names.join(', ') : '',
      fact,
    }))
  }
  const lines = (of: (own: Pack) => string | null | undefined, label = '') =>
    facts(of).map(({ where, fact }) => (
      <p key={fact} className="not-first:mt-2">
        {label && (where ? `${label} in ` : `${label}: `)}
        {where && <b className="font-strong">{where}: </b>}
        {fact}
      </p>
    ))
  const parts: { title: string; icon: TripIconName; content: ReactNode[]; className?: string }[] = [
    {
      title: 'In an emergency',
      icon: 'info',
      content: lines(({ emergency }) => emergency),
      className: 'font-place text-[1.375rem] leading-tight [font-stretch:80%]',
    },
    {
      title: 'Plugs and roads',
      icon: 'car',
      content: lines(({ plug, drivesOn }) =>
        plug && drivesOn ? `Type ${plug}. They drive on the ${drivesOn}.` : null,
      ),
    },
    {
      title: 'Money',
      icon: 'sum',
      content: [...lines(({ money }) => money.localMoney), ...lines(({ money }) => money.tipping, 'Tipping')],
    },
    { title: 'Arriving', icon: 'plane', content: lines(({ arrival }) => arrival) },
  ]
  return (
    <Fold id="essentials" title="Travel Essentials">
      {facts(({ basis }) => basis).map(({ fact }) => (
        <p key={fact} className="max-w-measure pt-3 text-ink-soft text-small">
          {fact}
        </p>
      ))}
      <div className="grid items-start gap-x-10 lg:grid-cols-2">
        <Part title="Pack" icon="check">
          <ul>
            {packing.map(({ id, item, why }) => (
              <li key={id} className="border-ink-line border-b py-2.5 last:border-b-0">
                <b className="block font-label">{item}</b>
                <span className="text-ink-soft text-small">{why}</span>
              </li>
            ))}
          </ul>
        </Part>
        <div>
          <Part title="Documents" icon="ticket">
            <ul className="grid gap-2">
              {documents.map((line) => (
                <li key={line}>{line}</li>
              ))}
              {bookings.length > 0 && (
                <li>
                  Bookings you need before you go:{' '}
                  {bookings.map(({ name, date }) => `${name} (${shortDate(date)})`).join(', ')}.
                </li>
              )}
            </ul>
          </Part>
          {parts.map(
            ({ title, icon, content, className }) =>
              content.length > 0 && (
                <Part key={title} title={title} icon={icon}>
                  <div className={className}>{content}</div>
                </Part>
              ),
          )}
        </div>
      </div>
      {facts(({ phrases }) => phrases).map(({ fact: phrases }) => (
        <Part key={phrases.language} title={`A few words of ${phrases.language}`} icon="chat">
          <dl className="grid gap-x-8 sm:grid-cols-2 lg:grid-cols-3">
            {phrases.list.map(({ meaning, local: words, say }) => (
              <div key={meaning} className="border-ink-line border-b py-2.5">
                <dt className="text-ink-soft text-small">{meaning}</dt>
                <dd>
                  <b className="font-label">{words}</b>
                  <span className="block text-ink-soft text-small">{say}</span>
                </dd>
              </div>
            ))}
          </dl>
        </Part>
      ))}
    </Fold>
  )
}

function Part({ title, icon, children }: { title: string; icon: TripIconName; children: ReactNode }) {
  return (
    <div className="keep-together border-ink-line border-b py-4 leading-snug last:border-b-0">
      <h3 className="flex items-center gap-2 pb-1.5 font-strong text-[1.0625rem]">
        <TripIcon name={icon} className="text-ink-hot-text" />
        {title}
      </h3>
      {children}
    </div>
  )
}
