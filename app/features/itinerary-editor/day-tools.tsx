import { memo } from 'react'
import { buttonClass } from '~/ui/button-class'
import { TripIcon } from '~/ui/trip-icon'
import { useEditorTools } from './editor-tools'
import { ReplanMenu } from './replan-menu'
import { bare } from './stop-tools'

/** Actions for a whole day. */
export const DayTools = memo(function DayTools({ day, days }: { day: number; days: number }) {
  const { edit } = useEditorTools()
  const shift = (to: number, way: 'up' | 'down') =>
    edit([{ kind: 'move-day', from: day, to }], `Day ${day} is now day ${to}.`, {
      key: `day-${to}`,
      control: way,
    })
  return (
    <div className="flex max-sm:w-full max-sm:pl-11">
      {(['up', 'down'] as const).map((way) => (
        <button
          key={way}
          type="button"
          aria-label={`Move day ${day} ${way}`}
          data-control={way}
          disabled={day === (way === 'up' ? 1 : days)}
          onClick={() => shift(way === 'up' ? day - 1 : day + 1, way)}
          className={buttonClass({ variant: 'quiet', size: 'small', square: true, className: bare })}
        >
          <TripIcon name={way} />
        </button>
      ))}
      <ReplanMenu day={day} />
    </div>
  )
})
