import type { ReactNode } from 'react'
import { PosterFile } from '~/features/posters/poster-file'
import { Breadcrumbs, type Crumb } from './breadcrumbs'

interface CityHeadProps {
  /** Id of the destination whose poster is shown. */
  id: string
  crumbs: readonly Crumb[]
  title: ReactNode
  children: ReactNode
}

/** The upper part of a destination's pages: name and poster. */
export function CityHead({ id, crumbs, title, children }: CityHeadProps) {
  return (
    <header className="grid items-end gap-x-12 gap-y-6 md:grid-cols-[minmax(0,1fr)_minmax(0,26rem)]">
      <div>
        <Breadcrumbs crumbs={crumbs} />
        {title}
        <div className="mt-5 grid gap-3">{children}</div>
      </div>
      <PosterFile id={id} shape="postcard" className="h-auto w-full rounded-sheet" />
    </header>
  )
}
