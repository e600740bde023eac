import { classes } from './classes'

export type ButtonVariant = 'primary' | 'key' | 'outline' | 'sheet' | 'quiet' | 'danger'

export interface ButtonLook {
  /** `primary` at most once on a page; `key` and `sheet` are for art backgrounds; `quiet` is underlined text. */
  variant?: ButtonVariant
  /** `small` is still 44 px high, `large` is for use on the move. */
  size?: 'small' | 'normal' | 'large'
  /** As wide as tall, for one icon. */
  square?: boolean
  busy?: boolean
  className?: string
}

const base =
  'button-base active:translate-y-rule pressed:translate-y-rule disabled:button-disabled aria-disabled:cursor-not-allowed'

const flood = 'hover:border-ink-key hover:bg-ink-key hover:text-ink-paper'

const variants: Record<ButtonVariant, string> = {
  primary: `border-ink-hot bg-ink-hot text-ink-on-hot ${flood}`,
  key: 'border-ink-key bg-ink-key text-ink-paper hover:border-ink-sheet hover:bg-ink-sheet hover:text-ink-key',
  outline: `border-ink-key bg-transparent text-ink-key ${flood}`,
  sheet: `border-ink-sheet bg-ink-sheet text-ink-key ${flood}`,
  quiet:
    'border-transparent bg-transparent text-ink-key underline decoration-[1.5px] underline-offset-4 hover:decoration-[3px] disabled:no-underline',
  danger: 'border-ink-hot-text bg-transparent text-ink-hot-text hover:bg-ink-hot-text hover:text-ink-paper',
}

const sizes = {
  small: 'min-h-11 px-4 py-1.5 text-[0.9375rem]',
  normal: 'min-h-tap px-5 py-2',
  large: 'min-h-14 px-6 py-2.5 text-[1.0625rem]',
}

const squares = { small: 'size-11 p-0', normal: 'size-tap p-0', large: 'size-14 p-0' }

/** The look of a button, for <button>, <a> and whatever else takes a class. */
export function buttonClass({
  variant = 'outline',
  size = 'normal',
  square = false,
  busy = false,
  className,
}: ButtonLook = {}): string {
  const width = square ? squares[size] : variant === 'quiet' ? `${sizes[size]} px-2` : sizes[size]
  return classes(base, busy ? 'is-busy' : variants[variant], width, className)
}
