import { buttonClass } from '~/ui/button-class'
import { TripIcon, type TripIconName } from '~/ui/trip-icon'

const tools: TripIconName[] = ['drag', 'up', 'down', 'edit', 'trash', 'undo']

/** Covers the editing tools when the plan does not include editing. */
export function UpgradeToEdit({ onUpgrade }: { onUpgrade: () => void }) {
  return (
    <div className="not-printed relative grid overflow-hidden rounded-sheet border-[1.5px] border-ink-edge border-dashed">
      <div
        aria-hidden="true"
        className="flex items-center justify-end gap-2 max-sm:hidden p-3 text-ink-edge blur-[3px] [grid-area:1/1]"
      >
        {tools.map((name) => (
          <span key={name} className="grid size-11 place-items-center border-2 border-current">
            <TripIcon name={name} />
          </span>
        ))}
      </div>
      <div className="relative flex flex-wrap items-center gap-x-4 gap-y-2 p-3 [grid-area:1/1]">
        <button type="button" onClick={onUpgrade} className={buttonClass({ variant: 'key', size: 'small' })}>
          <TripIcon name="lock" />
          Upgrade to Edit
        </button>
        <p className="bg-ink-paper text-small">
          With a paid plan you can move and swap every stop and change its time.
        </p>
      </div>
    </div>
  )
}
