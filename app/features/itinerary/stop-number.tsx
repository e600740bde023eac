/** The stop's number in every drawing of the day. */
export function StopNumber({ value }: { value: number }) {
  return (
    <span
      aria-hidden="true"
      className="grid size-6.5 place-items-center rounded-full bg-ink-key font-strong text-ink-paper text-small [font-stretch:85%]"
    >
      {value}
    </span>
  )
}
