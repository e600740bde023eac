import { Link as RemixLink, type LinkProps as RemixLinkProps } from '@remix-run/react'
import { type ButtonLook, buttonClass } from './button-class'
import { classes } from './classes'

interface LinkProps extends Omit<RemixLinkProps, 'className'> {
  className?: string
}

/** A link in running text. */
export function Link({ className, ...rest }: LinkProps) {
  return (
    <RemixLink
      {...rest}
      className={classes(
        'font-strong underline decoration-[1.5px] underline-offset-4 hover:decoration-[3px]',
        className,
      )}
    />
  )
}

/** A link in the style of a button, for the next step on a page. */
export function LinkButton({
  variant,
  size,
  square,
  className,
  ...rest
}: LinkProps & Omit<ButtonLook, 'busy'>) {
  return <RemixLink {...rest} className={buttonClass({ variant, size, square, className })} />
}
