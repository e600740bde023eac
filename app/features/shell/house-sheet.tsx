import { housePalette } from '~/domain/posters/house-palette'
import { Poster } from '~/features/posters/poster'
import { classes } from '~/ui/classes'

/** The site's own poster; on error pages, with a printing fault. */
export function HouseSheet({ fault }: { fault?: 'no-key' | 'misregistered' }) {
  return (
    <div className={classes('max-w-96 bg-ink-sheet p-4', fault)}>
      <Poster {...housePalette} shape="sheet" className="aspect-4/5 w-full overflow-hidden" />
    </div>
  )
}
