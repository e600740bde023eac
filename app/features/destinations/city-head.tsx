import type { ReactNode } from 'react'
import type { Destination } from '~/domain/catalogue/destination'
import { Cover } from '~/features/posters/cover'
import { PosterFile } from '~/features/posters/poster-file'
import { Breadcrumbs, type Crumb } from './breadcrumbs'

interface CityHeadProps {
  destination: Pick<Destination, 'id' | 'imported'>
  crumbs: readonly Crumb[]
  title: ReactNode
  children: ReactNode
}

/** The upper part of a destination's pages: name and poster. */
export function CityHead({ destination: { id, imported }, crumbs, title, children }: CityHeadProps) {
  return (
    <header className="grid items-end gap-x-12 gap-y-6 md:grid-cols-[minmax(0,1fr)_minmax(0,26rem)]">
      <div>
        <Breadcrumbs crumbs={crumbs} />
        {title}
        <div className="mt-5 grid gap-3">{children}</div>
      </div>
      {/* The poster of an imported town is no file of the build. */}
      {imported ? (
        <Cover id={id} />
      ) : (
        <PosterFile id={id} shape="postcard" className="h-auto w-full rounded-sheet" />
      )}
    </header>
  )
}
