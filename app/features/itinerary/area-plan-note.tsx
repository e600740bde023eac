import { Icon } from '~/ui/icon'

/** Explains a plan without a catalogue. */
export function AreaPlanNote() {
  return (
    <div className="flex gap-3 border-ink-key border-t-2 bg-ink-tint p-5" data-testid="sketch-note">
      <Icon name="unknown" className="mt-0.5 size-5 shrink-0 text-ink-hot-text" />
      <p className="max-w-[46em]">
        <b className="font-strong">A sketch, not a checked plan.</b> We have no checked places here. Areas,
        towns and distances are real. You choose the restaurants, shops and museums yourself, and there are no
        prices.
      </p>
    </div>
  )
}
