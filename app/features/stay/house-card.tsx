import type { House } from '~/domain/guide/houses'
import { Button } from '~/ui/button'
import { classes } from '~/ui/classes'
import { Icon } from '~/ui/icon'

interface HouseCardProps {
  house: House<string>
  chosen: boolean
  /** The days are being planned from here. */
  busy: boolean
  disabled: boolean
  onChoose: () => void
}

/** A house with its price and what speaks for it. */
export function HouseCard({ house, chosen, busy, disabled, onChoose }: HouseCardProps) {
  const { name, kind, room, about, why } = house
  return (
    <li
      className={classes(
        'flex flex-col gap-2 rounded-sheet border-2 bg-ink-sheet p-4',
        chosen ? 'border-ink-key' : 'border-transparent',
      )}
    >
      <h3 className="font-strong text-[1.0625rem] leading-tight">{name}</h3>
      <p className="text-ink-soft text-small">{kind}</p>
      <p className="text-small leading-snug">{about}</p>
      {why.length > 0 && <p className="text-small leading-snug">{capital(why.join('; '))}.</p>}
      <div className="mt-auto flex flex-wrap items-end justify-between gap-3 pt-1">
        <p className="leading-none">
          <b className="block font-place text-[1.75rem] leading-none [font-stretch:76%]">{room}</b>
          <span className="mt-1 block text-ink-soft text-micro leading-tight">a night for two</span>
        </p>
        {chosen ? (
          <p className="flex min-h-11 items-center gap-1.5 font-strong text-small">
            <Icon name="check" />
            Your base
          </p>
        ) : (
          <Button
            size="small"
            busy={busy}
            disabled={disabled}
            aria-label={`Stay here: ${name}`}
            className="not-printed"
            onClick={onChoose}
          >
            Stay here
          </Button>
        )}
      </div>
    </li>
  )
}

function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1)
}
