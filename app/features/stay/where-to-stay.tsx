import { lazy, type ReactNode, Suspense, useState } from 'react'
import { entitlements, type PlanType } from '~/domain/billing/plans'
import type { Houses } from '~/domain/guide/houses'
import type { BaseChoice } from '~/domain/itinerary/edit/moves'
import type { DayView } from '~/domain/itinerary/itinerary'
import { Button } from '~/ui/button'
import { Fold } from '~/ui/fold'
import { loadPart } from '~/ui/load-part'
import { baseName } from './base-name'
import { FirstAndLast } from './first-and-last'
import { HouseCard } from './house-card'
import { useStayChange } from './use-stay-change'

const OwnBaseDialog = lazy(() =>
  loadPart(() => import('./own-base-dialog').then((module) => ({ default: module.OwnBaseDialog }))),
)

interface WhereToStayProps {
  houses: Houses<string>
  days: DayView[]
  plan: PlanType
  /** Of a trip to several places, the position of the one that the houses are in, and what chooses another. */
  within?: { place: number; choice: ReactNode } | undefined
  onUpgrade: () => void
}

/** Hotels and other places for the plan's nights. Choosing another one plans the days again from there. */
export function WhereToStay({ houses, days, plan, within, onUpgrade }: WhereToStayProps) {
  const [asking, setAsking] = useState(false)
  /** The place in which something was changed last: what is said of it is not said beside another one. */
  const [changed, setChanged] = useState<number | undefined>()
  const { busy, said, changeBase, changeHours, undo } = useStayChange()
  const { editing } = entitlements(plan)
  const here = within ? days.filter(({ place }) => place === within.place) : days
  const base = here[0]?.basePlaceId ?? null
  const name = baseName(here)
  const listed = houses.list.some(({ id }) => id === base)
  const isSaidHere = changed === within?.place
  const choose = (choice: BaseChoice, chosen: string) => {
    if (!editing) return onUpgrade()
    setChanged(within?.place)
    void changeBase(
      choice,
      chosen,
      name ?? 'where you were',
      within && { place: within.place, days: daysIn(days, within.place) },
    )
  }
  return (
    <Fold id="stay" title="Where you stay" busy={busy !== null}>
      {within?.choice}
      <p className="pt-3 pb-4 text-ink-soft text-small">
        Each day begins and ends there. Prices are what a room for two usually costs a night; check with the
        hotel before you count on them.
      </p>
      {!listed && name && (
        <p className="pb-4">
          Your base: <b className="font-strong">{name}</b>
        </p>
      )}
      <ul className="grid gap-4 xl:grid-cols-3">
        {houses.list.map((house) => (
          <HouseCard
            key={house.id}
            house={house}
            chosen={house.id === base}
            busy={busy === house.name}
            disabled={busy !== null}
            onChoose={() => choose({ placeId: house.id }, house.name)}
          />
        ))}
      </ul>
      <div className="not-printed mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button
          size="small"
          disabled={busy !== null}
          onClick={() => (editing ? setAsking(true) : onUpgrade())}
        >
          I stay somewhere else
        </Button>
        {houses.locked > 0 && (
          <p className="text-ink-soft text-small">A paid plan shows {houses.locked} more.</p>
        )}
        <p role="status" className="text-small">
          {isSaidHere && said}
        </p>
        {isSaidHere && undo && (
          <Button size="small" disabled={busy !== null} onClick={undo}>
            Undo
          </Button>
        )}
      </div>
      <FirstAndLast
        days={days}
        place={within?.place}
        disabled={busy !== null}
        onChange={(hours) => {
          if (!editing) return onUpgrade()
          setChanged(within?.place)
          void changeHours(hours)
        }}
      />
      {asking && (
        <Suspense fallback={null}>
          <OwnBaseDialog
            houses={houses}
            onChoose={(own) => choose(own, own.name)}
            onClose={() => setAsking(false)}
          />
        </Suspense>
      )}
    </Fold>
  )
}

/** The numbers of the days that are begun or ended in a place. */
function daysIn(days: readonly DayView[], index: number): number[] {
  return days.flatMap(({ day, place, before }) =>
    place === index || (before && place === index + 1) ? [day] : [],
  )
}
