import type { ComponentProps, ReactNode } from 'react'
import { Icon, IconFrame, type IconName, solid } from './icon'

/** Icons of planning, editing and keeping trips: a page that is only read does not load them. */
const drawings = {
  bed: <path d="M3 19V6M3 15h18v4M21 15v-3a3 3 0 0 0-3-3H9v6" />,
  car: <path d="M4 17v-4.5L6.2 7h11.6l2.2 5.5V17zM4 12.5h16M7 17v2M17 17v2M7.5 14.8h.01M16.5 14.8h.01" />,
  chat: <path d="M4 5h16v11h-8.5L7 20v-4H4zM8 9h8M8 12.3h5" />,
  clock: <path d="M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18zM12 7v5.3l3.5 2" />,
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
  filter: <path d="M4 7h9M19 7h1M4 17h1M11 17h9M13 4.5h3.5v5H13zM5 14.5h3.5v5H5z" />,
  flag: <path d="M5.5 21V3.5M5.5 4h13l-3 4.5 3 4.5h-13" />,
  food: <path d="M7 3v18M4 3v5a3 3 0 0 0 6 0V3M17 21v-8M17 13c-2 0-3-2-3-5s1.5-5 3-5z" />,
  heart: <path d="M12 20.5C5 15.5 3 12 3 8.8A4.7 4.7 0 0 1 12 6.8a4.7 4.7 0 0 1 9 2c0 3.2-2 6.7-9 11.7z" />,
  lock: <path d="M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3" />,
  more: (
    <g {...solid}>
      <circle cx="5.5" cy="12" r="1.8" />
      <circle cx="12" cy="12" r="1.8" />
      <circle cx="18.5" cy="12" r="1.8" />
    </g>
  ),
  plane: (
    <path d="M21 12c0-.9-.9-1.5-2-1.5h-4.5L10 3.5H7.8l2 7H6L4.2 8.3H2.5L3.7 12l-1.2 3.7h1.7L6 13.5h3.8l-2 7H10l4.5-7H19c1.1 0 2-.6 2-1.5z" />
  ),
  share: <path d="M12 15V3M7.5 7L12 2.8 16.5 7M5 12v8h14v-8" />,
  sight: <path d="M3.5 20.5h17M5 17.5h14M12 3l8.5 5h-17zM6.5 8v9.5M10.2 8v9.5M13.8 8v9.5M17.5 8v9.5" />,
  stage: (
    <path d="M4 5c5-1.5 11-1.5 16 0 0 8-2.5 13-8 15C6.5 18 4 13 4 5zM8 9.5h2.5M13.5 9.5H16M8.5 13.5c2 2.5 5 2.5 7 0" />
  ),
  sum: <path d="M18 5H6l7 7-7 7h12" />,
  table: <path d="M3 9.5h18M6 9.5V20M18 9.5V20M12 9.5V15M8.5 15h7M9 5.5h6M12 2.5v3" />,
  ticket: (
    <path d="M3 6.5h18v3.7a1.9 1.9 0 0 0 0 3.6v3.7H3v-3.7a1.9 1.9 0 0 0 0-3.6zM14.5 7v2M14.5 11v2M14.5 15v2" />
  ),
  today: <path d="M3 18h18M7 18a5 5 0 0 1 10 0" />,
  train: (
    <path d="M7 3h10l2 4v9H5V7zM5 11h14M8.5 13.6h.01M15.5 13.6h.01M8 16l-2.5 4.5M16 16l2.5 4.5M7 19h10" />
  ),
  trash: <path d="M4 7h16M9 7V4h6v3M6 7l1 13.5h10L18 7M10 11v6M14 11v6" />,
  undo: <path d="M9 5L4 10l5 5M4.5 10H15a5 5 0 0 1 0 10h-4" />,
  up: <path d="M5 15l7-7 7 7" />,
  whatsapp: (
    <path d="M12 3.5a8.5 8.5 0 0 1 0 17c-1.5 0-2.9-.4-4.1-1L3.5 20.5l1.2-4.2A8.5 8.5 0 0 1 12 3.5zM8.8 8.5c0 4 3.7 6.7 6 6.700.8 0 1.5-.8 1.5-1.6L14.5 12.7l-1 .9c-1-.4-2-1.4-2.4-2.4l.9-1L11.1 8.3z" />
  ),
} satisfies Record<string, ReactNode>

export type TripIconName = IconName | keyof typeof drawings

type TripIconProps = Omit<ComponentProps<typeof Icon>, 'name'> & { name: TripIconName }

/** Any icon, those of trips included. */
export function TripIcon({ name, ...frame }: TripIconProps) {
  return isOfTrips(name) ? (
    <IconFrame {...frame}>{drawings[name]}</IconFrame>
  ) : (
    <Icon name={name} {...frame} />
  )
}

function isOfTrips(name: TripIconName): name is keyof typeof drawings {
  return Object.hasOwn(drawings, name)
}
