import type { ButtonHTMLAttributes } from 'react'
import { type ButtonLook, buttonClass } from './button-class'

type ButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & ButtonLook

/** A button; while `busy` it keeps its place and focus but does nothing. */
export function Button({ variant, size, square, busy = false, className, onClick, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-disabled={busy || undefined}
      onClick={(event) => (busy ? event.preventDefault() : onClick?.(event))}
      className={buttonClass({ variant, size, square, busy, className })}
    />
  )
}
