import type { ReactNode } from 'react'
import { classes } from './classes'

const solid = { fill: 'currentColor', stroke: 'none' }

/** Drawn on a 24 px grid with one stroke width; a filled part means a state. */
const drawings = {
  bed: <path d="M3 19V6M3 15h18v4M21 15v-3a3 3 0 0 0-3-3H9v6" />,
  calendar: <path d="M4 6h16v14H4zM4 10.5h16M8.5 3.5V8M15.5 3.5V8" />,
  car: <path d="M4 17v-4.5L6.2 7h11.6l2.2 5.5V17zM4 12.5h16M7 17v2M17 17v2M7.5 14.8h.01M16.5 14.8h.01" />,
  chat: <path d="M4 5h16v11h-8.5L7 20v-4H4zM8 9h8M8 12.3h5" />,
  check: <path d="M5 12.5l4.7 4.7L19 7" />,
  clock: <path d="M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18zM12 7v5.3l3.5 2" />,
  close: <path d="M5 5l14 14M19 5L5 19" />,
  compare: <path d="M9 4v16M15 4v16M4 8h5M15 16h5M4 16h5M15 8h5" />,
  copy: <path d="M8.5 8.5H20V20H8.5zM15.5 8.5V4H4v11.5h4.5" />,
  dice: (
    <>
      <path d="M4 4h16v16H4z" />
      <g {...solid}>
        <circle cx="8.5" cy="8.5" r="1.5" />
        <circle cx="12" cy="12" r="1.5" />
        <circle cx="15.5" cy="15.5" r="1.5" />
      </g>
    </>
  ),
  down: <path d="M5 9l7 7 7-7" />,
  download: <path d="M12 3v12M7.5 10.7L12 15l4.5-4.3M5 16v4.5h14V16" />,
  drag: (
    <g {...solid}>
      <circle cx="9" cy="6" r="1.6" />
      <circle cx="15" cy="6" r="1.6" />
      <circle cx="9" cy="12" r="1.6" />
      <circle cx="15" cy="12" r="1.6" />
      <circle cx="9" cy="18" r="1.6" />
      <circle cx="15" cy="18" r="1.6" />
    </g>
  ),
  edit: <path d="M4 20l1-4.5L16.5 4l3.5 3.5L8.5 19zM14 6.5L17.5 10" />,
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
  filter: <path d="M4 7h9M19 7h1M4 17h1M11 17h9M13 4.5h3.5v5H13zM5 14.5h3.5v5H5z" />,
  flag: <path d="M5.5 21V3.5M5.5 4h13l-3 4.5 3 4.5h-13" />,
  food: <path d="M7 3v18M4 3v5a3 3 0 0 0 6 0V3M17 21v-8M17 13c-2 0-3-2-3-5s1.5-5 3-5z" />,
  gift: (
    <path d="M4 8.5h16V13H4zM5.5 13v7.5h13V13M12 8.5v12M12 8.5C7 8.5 7 3.5 9.5 3.5S12 8.5 12 8.5s0-5 2.5-5 2.5 5-2.5 5z" />
  ),
  heart: <path d="M12 20.5C5 15.5 3 12 3 8.8A4.7 4.7 0 0 1 12 6.8a4.7 4.7 0 0 1 9 2c0 3.2-2 6.7-9 11.7z" />,
  info: <path d="M12 2.8a9.2 9.2 0 1 1 0 18.4 9.2 9.2 0 0 1 0-18.4zM12 11v5.5M12 7.6v.1" />,
  left: <path d="M20 12H5M11 5.5L4.5 12l6.5 6.5" />,
  linkedin: (
    <path
      d="M4 9.5h3.5V20H4zM5.75 4a2 2 0 1 1 0 4 2 2 0 0 1 0-4zM10 9.5h3.3V11c.6-1 1.8-1.8 3.4-1.8 3 0 4 1.9 4 4.9V20h-3.5v-5.3c0-1.4-.4-2.5-1.8-2.5s-1.9 1-1.9 2.4V20H10z"
      {...solid}
    />
  ),
  lock: <path d="M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3" />,
  mail: <path d="M3 5.5h18v13H3zM3.5 6.5L12 13l8.5-6.5" />,
  map: <path d="M3 6l6-2 6 2 6-2v14l-6 2-6-2-6 2zM9 4v14M15 6v14" />,
  menu: <path d="M3 6.5h18M3 12h18M3 17.5h18" />,
  minus: <path d="M4 12h16" />,
  moon: <path d="M20 14.5A8.5 8.5 0 0 1 9.5 4 8.5 8.5 0 1 0 20 14.5z" />,
  more: (
    <g {...solid}>
      <circle cx="5.5" cy="12" r="1.8" />
      <circle cx="12" cy="12" r="1.8" />
      <circle cx="18.5" cy="12" r="1.8" />
    </g>
  ),
  pass: (
    <>
      <circle cx="12" cy="12" r="10" {...solid} />
      <path d="M7.5 12.4l3.2 3.2 6-7" className="stroke-ink-sheet" strokeWidth="2.4" />
    </>
  ),
  pinterest: (
    <path d="M9.5 21c-.5-2 .2-4 2.3-11.5M8 13.5C5.8 9 8.7 5.5 12.3 5.5c3.5 0 5.7 2.5 5.2 6-.4 3-2.3 4.8-4.3 4.8-1.5 0-2.5-.9-2.7-2.1" />
  ),
  plane: (
    <path d="M21 12c0-.9-.9-1.5-2-1.5h-4.5L10 3.5H7.8l2 7H6L4.2 8.3H2.5L3.7 12l-1.2 3.7h1.7L6 13.5h3.8l-2 7H10l4.5-7H19c1.1 0 2-.6 2-1.5z" />
  ),
  plus: <path d="M12 4v16M4 12h16" />,
  print: <path d="M7 9V3.5h10V9M7 17H3.5V9h17v8H17M7 14h10v6.5H7z" />,
  register: <path d="M12 6a6 6 0 1 1 0 12 6 6 0 0 1 0-12zM12 1v22M1 12h22" />,
  right: <path d="M4 12h15M13 5.5l6.5 6.5-6.5 6.5" />,
  search: <path d="M10.5 4a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13zM15.3 15.3L20.5 20.5" />,
  share: <path d="M12 15V3M7.5 7L12 2.8 16.5 7M5 12v8h14v-8" />,
  sight: <path d="M3.5 20.5h17M5 17.5h14M12 3l8.5 5h-17zM6.5 8v9.5M10.2 8v9.5M13.8 8v9.5M17.5 8v9.5" />,
  stage: (
    <path d="M4 5c5-1.5 11-1.5 16 0 0 8-2.5 13-8 15C6.5 18 4 13 4 5zM8 9.5h2.5M13.5 9.5H16M8.5 13.5c2 2.5 5 2.5 7 0" />
  ),
  star: (
    <path
      d="M12 3l2.7 6 6.500.6-4.9 4.3 1.5 6.4L12 16.9l-5.8 3.4 1.5-6.4L2.8 9.6 9.3 9z"
      fill="currentColor"
    />
  ),
  sum: <path d="M18 5H6l7 7-7 7h12" />,
  sun: (
    <path d="M12 7.5a4.5 4.5 0 1 1 0 9 4.5 4.5 0 0 1 0-9zM12 1.8v2.4M12 19.8v2.4M1.8 12h2.4M19.8 12h2.4M4.8 4.8l1.7 1.7M17.5 17.5l1.7 1.7M19.2 4.8l-1.7 1.7M6.5 17.5l-1.7 1.7" />
  ),
  system: (
    <>
      <circle cx="12" cy="12" r="9" />
      <path d="M12 3a9 9 0 0 1 0 18z" {...solid} />
    </>
  ),
  table: <path d="M3 9.5h18M6 9.5V20M18 9.5V20M12 9.5V15M8.5 15h7M9 5.5h6M12 2.5v3" />,
  ticket: (
    <path d="M3 6.5h18v3.7a1.9 1.9 0 0 0 0 3.6v3.7H3v-3.7a1.9 1.9 0 0 0 0-3.6zM14.5 7v2M14.5 11v2M14.5 15v2" />
  ),
  today: <path d="M3 18h18M7 18a5 5 0 0 1 10 0" />,
  train: (
    <path d="M7 3h10l2 4v9H5V7zM5 11h14M8.5 13.6h.01M15.5 13.6h.01M8 16l-2.5 4.5M16 16l2.5 4.5M7 19h10" />
  ),
  transit: <path d="M6 4h12v13H6zM6 11.5h12M9 14.3h.01M15 14.3h.01M8.5 17L6.5 20.5M15.5 17l2 3.5" />,
  trash: <path d="M4 7h16M9 7V4h6v3M6 7l1 13.5h10L18 7M10 11v6M14 11v6" />,
  twitter: <path d="M4 4l16 16.5M20 4L4 20.5" strokeWidth="2.4" />,
  undo: <path d="M9 5L4 10l5 5M4.5 10H15a5 5 0 0 1 0 10h-4" />,
  unknown: (
    <>
      <circle cx="12" cy="12" r="9.5" strokeDasharray="3.2 2.6" />
      <path d="M9.6 9.7a2.5 2.5 0 1 1 3.7 2.2c-.9.5-1.3 1-1.3 2M12 16.8v.4" />
    </>
  ),
  up: <path d="M5 15l7-7 7 7" />,
  user: <path d="M12 3.5a4.2 4.2 0 1 1 0 8.4 4.2 4.2 0 0 1 0-8.4zM4 21c.4-4 3.5-6 8-6s7.6 2 8 6" />,
  walk: (
    <>
      <circle cx="13" cy="4" r="1.8" {...solid} />
      <path d="M12.5 8l-1.5 6 3.5 3 1 5M11 14l-1.5 4-3 4M12.5 8l-4 2-1 4M12.5 8l2.5 3.5 3.5 1" />
    </>
  ),
  whatsapp: (
    <path d="M12 3.5a8.5 8.5 0 0 1 0 17c-1.5 0-2.9-.4-4.1-1L3.5 20.5l1.2-4.2A8.5 8.5 0 0 1 12 3.5zM8.8 8.5c0 4 3.7 6.7 6 6.700.8 0 1.5-.8 1.5-1.6L14.5 12.7l-1 .9c-1-.4-2-1.4-2.4-2.4l.9-1L11.1 8.3z" />
  ),
} satisfies Record<string, ReactNode>

export type IconName = keyof typeof drawings

interface IconProps {
  name: IconName
  /** The icon's meaning, if there is no text beside it. */
  label?: string
  className?: string
}

/** As high as the text beside it, drawn as `.icon` says (app/styles/parts.css); `className` with `size-…` sets another size. */
export function Icon({ name, label, className }: IconProps) {
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: named by its label or hidden, and a title would pop up on hover
    <svg
      viewBox="0 0 24 24"
      className={classes('icon', className)}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      {drawings[name]}
    </svg>
  )
}
