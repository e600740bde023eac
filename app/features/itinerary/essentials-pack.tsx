import type { ReactNode } from 'react'
import type { Essentials } from '~/domain/guide/essentials'
import { shortDate } from '~/messages/en/dates'
import { Fold } from '~/ui/fold'
import { Icon, type IconName } from '~/ui/icon'

/** What to pack, to carry and to know, each with its reason in this trip. */
export function EssentialsPack({ essentials }: { essentials: Essentials<string> }) {
  const { packing, documents, bookings, plug, drivesOn, money, emergency, arrival, phrases, basis } =
    essentials
  return (
    <Fold id="essentials" title="Travel Essentials">
      {basis && <p className="max-w-measure pt-3 text-ink-soft text-small">{basis}</p>}
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
          {emergency && (
            <Part title="In an emergency" icon="info">
              <p className="font-place text-[1.375rem] leading-tight [font-stretch:80%]">{emergency}</p>
            </Part>
          )}
          {plug && drivesOn && (
            <Part title="Plugs and roads" icon="car">
              <p>
                Type {plug}. They drive on the {drivesOn}.
              </p>
            </Part>
          )}
          <Part title="Money" icon="sum">
            <p>{money.localMoney}</p>
            {money.tipping && <p className="mt-2">Tipping: {money.tipping}</p>}
          </Part>
          {arrival && (
            <Part title="Arriving" icon="plane">
              <p>{arrival}</p>
            </Part>
          )}
        </div>
      </div>
      {phrases && (
        <Part title={`A few words of ${phrases.language}`} icon="chat">
          <dl className="grid gap-x-8 sm:grid-cols-2 lg:grid-cols-3">
            {phrases.list.map(({ meaning, local, say }) => (
              <div key={meaning} className="border-ink-line border-b py-2.5">
                <dt className="text-ink-soft text-small">{meaning}</dt>
                <dd>
                  <b className="font-label">{local}</b>
                  <span className="block text-ink-soft text-small">{say}</span>
                </dd>
              </div>
            ))}
          </dl>
        </Part>
      )}
    </Fold>
  )
}

function Part({ title, icon, children }: { title: string; icon: IconName; children: ReactNode }) {
  return (
    <div className="keep-together border-ink-line border-b py-4 leading-snug last:border-b-0">
      <h3 className="flex items-center gap-2 pb-1.5 font-strong text-[1.0625rem]">
        <Icon name={icon} className="text-ink-hot-text" />
        {title}
      </h3>
      {children}
    </div>
  )
}
