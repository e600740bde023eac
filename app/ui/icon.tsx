import type { ReactNode } from 'react'
import { classes } from './classes'

/** A part that is filled, and not a line. */
export const solid = { fill: 'currentColor', stroke: 'none' }

/** Drawn on a 24 px grid with one stroke width; a filled part means a state. Those of trips are in trip-icon.tsx. */
const drawings = {
  calendar: <path d="M4 6h16v14H4zM4 10.5h16M8.5 3.5V8M15.5 3.5V8" />,
  check: <path d="M5 12.5l4.7 4.7L19 7" />,
  close: <path d="M5 5l14 14M19 5L5 19" />,
  down: <path d="M5 9l7 7 7-7" />,
  external: <path d="M10 5H5v14h14v-5M13.5 4.5h6v6M19 5l-8.5 8.5" />,
  facebook: (
    <path
      d="M14 21v-8h3l.5-3.5H14V7.3c0-1 .4-1.8 1.9-1.8H18V2.7C17.5 2.6 16.5 2.5 15.4 2.5c-2.8 0-4.7 1.7-4.7 4.7v2.3H7.5V13h3.2v8z"
      {...solid}
    />
  ),
  fail: (
    <>
      <circle cx="12" cy="12" r="10" {...solid} />
      <path d="M8 8l8 8M16 8l-8 8" className="stroke-ink-sheet" strokeWidth="2.4" />
    </>
  ),
  info: <path d="M12 2.8a9.2 9.2 0 1 1 0 18.4 9.2 9.2 0 0 1 0-18.4zM12 11v5.5M12 7.6v.1" />,
  left: <path d="M20 12H5M11 5.5L4.5 12l6.5 6.5" />,
  linkedin: (
    <path
      d="M4 9.5h3.5V20H4zM5.75 4a2 2 0 1 1 0 4 2 2 0 0 1 0-4zM10 9.5h3.3V11c.6-1 1.8-1.8 3.4-1.8 3 0 4 1.9 4 4.9V20h-3.5v-5.3c0-1.4-.4-2.5-1.8-2.5s-1.9 1-1.9 2.4V20H10z"
      {...solid}
    />
  ),
  mail: <path d="M3 5.5h18v13H3zM3.5 6.5L12 13l8.5-6.5" />,
  map: <path d="M3 6l6-2 6 2 6-2v14l-6 2-6-2-6 2zM9 4v14M15 6v14" />,
  menu: <path d="M3 6.5h18M3 12h18M3 17.5h18" />,
  minus: <path d="M4 12h16" />,
  moon: <path d="M20 14.5A8.5 8.5 0 0 1 9.5 4 8.5 8.5 0 1 0 20 14.5z" />,
  pass: (
    <>
      <circle cx="12" cy="12" r="10" {...solid} />
      <path d="M7.5 12.4l3.2 3.2 6-7" className="stroke-ink-sheet" strokeWidth="2.4" />
    </>
  ),
  pinterest: (
    <path d="M9.5 21c-.5-2 .2-4 2.3-11.5M8 13.5C5.8 9 8.7 5.5 12.3 5.5c3.5 0 5.7 2.5 5.2 6-.4 3-2.3 4.8-4.3 4.8-1.5 0-2.5-.9-2.7-2.1" />
  ),
  plus: <path d="M12 4v16M4 12h16" />,
  register: <path d="M12 6a6 6 0 1 1 0 12 6 6 0 0 1 0-12zM12 1v22M1 12h22" />,
  right: <path d="M4 12h15M13 5.5l6.5 6.5-6.5 6.5" />,
  search: <path d="M10.5 4a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13zM15.3 15.3L20.5 20.5" />,
  sun: (
    <path d="M12 7.5a4.5 4.5 0 1 1 0 9 4.5 4.5 0 0 1 0-9zM12 1.8v2.4M12 19.8v2.4M1.8 12h2.4M19.8 12h2.4M4.8 4.8l1.7 1.7M17.5 17.5l1.7 1.7M19.2 4.8l-1.7 1.7M6.5 17.5l-1.7 1.7" />
  ),
  system: (
    <>
      <circle cx="12" cy="12" r="9" />
      <path d="M12 3a9 9 0 0 1 0 18z" {...solid} />
    </>
  ),
  transit: <path d="M6 4h12v13H6zM6 11.5h12M9 14.3h.01M15 14.3h.01M8.5 17L6.5 20.5M15.5 17l2 3.5" />,
  twitter: <path d="M4 4l16 16.5M20 4L4 20.5" strokeWidth="2.4" />,
  unknown: (
    <>
      <circle cx="12" cy="12" r="9.5" strokeDasharray="3.2 2.6" />
      <path d="M9.6 9.7a2.5 2.5 0 1 1 3.7 2.2c-.9.5-1.3 1-1.3 2M12 16.8v.4" />
    </>
  ),
  user: <path d="M12 3.5a4.2 4.2 0 1 1 0 8.4 4.2 4.2 0 0 1 0-8.4zM4 21c.4-4 3.5-6 8-6s7.6 2 8 6" />,
  walk: (
    <>
      <circle cx="13" cy="4" r="1.8" {...solid} />
      <path d="M12.5 8l-1.5 6 3.5 3 1 5M11 14l-1.5 4-3 4M12.5 8l-4 2-1 4M12.5 8l2.5 3.5 3.5 1" />
    </>
  ),
} satisfies Record<string, ReactNode>

export type IconName = keyof typeof drawings

interface FrameProps {
  /** The icon's meaning, if there is no text beside it. */
  label?: string | undefined
  className?: string | undefined
}

export function Icon({ name, ...frame }: FrameProps & { name: IconName }) {
  return <IconFrame {...frame}>{drawings[name]}</IconFrame>
}

/** As high as the text beside it, drawn as `.icon` says (app/styles/parts.css); `className` with `size-…` sets another size. */
export function IconFrame({ label, className, children }: FrameProps & { children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: named by its label or hidden, and a title would pop up on hover
    <svg
      viewBox="0 0 24 24"
      className={classes('icon', className)}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      {children}
    </svg>
  )
}
