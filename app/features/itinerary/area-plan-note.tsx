import { Icon } from '~/ui/icon'

/** Says what kind of plan this is, where no catalogue stands behind it. */
export function AreaPlanNote() {
  return (
    <div className="flex gap-3 border-ink-key border-t-2 bg-ink-tint p-5" data-testid="sketch-note">
      <Icon name="unknown" className="mt-0.5 size-5 shrink-0 text-ink-hot-text" />
      <p className="max-w-[46em]">
        <b className="font-strong">A sketch, not a checked plan.</b> Nobody has checked places here for us.
        Areas, towns and distances are real; which table, shop or museum it will be is yours to find, and
        nothing is priced.
      </p>
    </div>
  )
}
