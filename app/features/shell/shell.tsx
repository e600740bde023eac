import type { ReactNode } from 'react'
import { housePalette } from '~/domain/posters/house-palette'
import type { Theme } from '~/ui/theme'
import { ToastRegion } from '~/ui/toast-region'
import type { ShellUser } from './account-menu'
import { SiteFooter } from './site-footer'
import { SiteHeader } from './site-header'

interface ShellProps {
  user: ShellUser | null
  /** The theme the server rendered with. */
  theme: Theme
  /** The destination whose palette the page has; it is set on <html>. */
  paletteName?: string
  /** `over` lets the art of the page's first section extend under the header. */
  nav?: 'bar' | 'over'
  /** The planner is wider on large screens. */
  wide?: boolean
  newsletter?: ReactNode
  email?: string
  /** Whether the terms say who runs the site. */
  hasImprint?: boolean
  year: number
  /** The site's address. */
  origin: string
  children: ReactNode
}

export function Shell({
  user,
  theme,
  paletteName = housePalette.name,
  nav = 'bar',
  wide = false,
  newsletter,
  email,
  hasImprint = false,
  year,
  origin,
  children,
}: ShellProps) {
  return (
    <div className="relative flex min-h-dvh flex-col">
      <a
        href="#main"
        className="absolute top-2 left-2 z-30 -translate-y-20 rounded-control bg-ink-key px-4 py-3 font-strong text-ink-paper focus-visible:translate-y-0"
      >
        Skip to the content
      </a>
      <SiteHeader user={user} theme={theme} nav={nav} wide={wide} />
      <main id="main" tabIndex={-1} className="flex-1">
        {children}
      </main>
      <SiteFooter
        paletteName={paletteName}
        newsletter={newsletter}
        email={email}
        hasImprint={hasImprint}
        year={year}
        origin={origin}
      />
      <ToastRegion />
    </div>
  )
}
