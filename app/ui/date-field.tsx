import { type ComponentType, type MouseEvent, type PointerEvent, useEffect, useRef, useState } from 'react'
import { classes } from './classes'
import type { DatePartsProps } from './date-parts'
import { type ControlProps, Field, type FieldWords, inputClass } from './field'
import { loadPart } from './load-part'

export interface DateFieldProps extends FieldWords {
  id?: string | undefined
  className?: string
  name?: string
  /** A calendar date or a time as they are stored, or nothing. With a value the caller keeps it. */
  value?: string
  defaultValue?: string
  required?: boolean
  /** The first calendar date that can be chosen. */
  min?: string
  onChange?: (value: string) => void
}

interface Kind {
  type: 'date' | 'time'
  /** What a value is in the language of the page. */
  say: (value: string) => string
  hourCycle?: 12 | 24
  /** Without one beside the field, a calendar opens from it. */
  calendar?: boolean
}

const loadParts = () => import('./date-parts')

/** Pixels at the end of the field that the browser's own button takes. */
const buttonWidth = 44

/**
 * A date or a time in the language of the page. A browser writes both in its own language, so its field is covered with our text;
 * who comes to type or choose gets fields of the page's language, whose code loads then. Without a script it is the browser's.
 */
export function DateField({
  id,
  label,
  hint,
  error,
  className,
  name,
  value,
  defaultValue = '',
  required = false,
  min,
  onChange,
  ...kind
}: DateFieldProps & Kind) {
  const [own, setOwn] = useState(defaultValue)
  const [parts, setParts] = useState<
    Pick<DatePartsProps, 'focus' | 'open'> & { Parts: ComponentType<DatePartsProps> }
  >()
  const [missing, setMissing] = useState(false)
  const control = useRef<HTMLDivElement>(null)
  const now = value ?? own
  const change = (next: string) => {
    setOwn(next)
    setMissing(false)
    onChange?.(next)
  }
  /**
   * Takes over from the browser's field, which may hold what was typed before the page listened; not from one that the Tab key has left
   * while the code came.
   */
  const start = async ({ open = false, byKey = false }: Start) => {
    const { DateParts } = await loadPart(loadParts)
    const native = control.current?.querySelector('input')
    if (!native || (byKey && !native.matches(':focus'))) return
    if (native.value !== now) change(native.value)
    setParts({ Parts: DateParts, focus: native.matches(':focus'), open })
  }
  const focusPart = () => control.current?.querySelector<HTMLElement>('[role="spinbutton"]')?.focus()
  return (
    <Field
      id={id}
      label={label}
      hint={hint}
      error={error ?? (missing ? `Choose a ${kind.type}.` : undefined)}
      className={className}
      // It is no label of the parts.
      onLabel={parts && focusPart}
    >
      {(words) => (
        <div ref={control} className="relative">
          {parts ? (
            <>
              <parts.Parts
                {...words}
                {...kind}
                focus={parts.focus}
                open={parts.open}
                value={now}
                min={min}
                onChange={change}
              />
              {name && (
                <input
                  hidden
                  readOnly
                  name={name}
                  value={now}
                  required={required}
                  onInvalid={() => {
                    setMissing(true)
                    focusPart()
                  }}
                />
              )}
            </>
          ) : (
            <Native
              {...words}
              type={kind.type}
              name={name}
              required={required}
              min={min}
              words={kind.say(now)}
              {...(value === undefined ? { defaultValue } : { value })}
              onChange={change}
              onStart={start}
            />
          )}
        </div>
      )}
    </Field>
  )
}

interface NativeProps extends ControlProps {
  type: 'date' | 'time'
  name: string | undefined
  required: boolean
  min: string | undefined
  value?: string
  defaultValue?: string
  words: string
  onChange: (value: string) => void
  onStart: (start: Start) => void
}

interface Start {
  /** Whether the calendar opens at once. */
  open?: boolean
  byKey?: boolean
}

/** The browser's field, with our text over it until it is changed. */
function Native({ words, onChange, onStart, ...input }: NativeProps) {
  const field = useRef<HTMLInputElement>(null)
  const [awake, setAwake] = useState(false)
  const shown = input.value ?? input.defaultValue
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was typed before the page listened is read once
  useEffect(() => {
    setAwake(true)
    const typed = field.current?.value
    if (typed !== undefined && typed !== shown) onChange(typed)
  }, [])
  const onPointerDown = ({ currentTarget, clientX }: PointerEvent<HTMLInputElement>) =>
    onStart({ open: clientX > currentTarget.getBoundingClientRect().right - buttonWidth })
  return (
    <>
      <input
        {...input}
        ref={field}
        data-awake={awake || undefined}
        onChange={({ target }) => onChange(target.value)}
        onPointerEnter={loadParts}
        onFocus={loadParts}
        onPointerDown={onPointerDown}
        onKeyUp={() => onStart({ byKey: true })}
        // The browser would open a calendar of its own.
        onClick={(event: MouseEvent) => event.preventDefault()}
        className={classes(inputClass, 'said')}
      />
      <span aria-hidden="true">{words}</span>
    </>
  )
}
