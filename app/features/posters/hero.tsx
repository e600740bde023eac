import type { ReactNode } from 'react'
import type { PrintSource } from '~/domain/posters/house-print'
import { Poster } from './poster'

interface HeroProps {
  print: PrintSource
  /** Headline, words and buttons; they stand over the art and never on a landmark. */
  children: ReactNode
}

/**
 * The poster as the ground of a page's first section. Art and section grow with the width of the window, and the foot
 * that the words leave free (96vw on a phone, 34vw above) is as high as the tallest landmark: so type stands on sky, halo
 * or, by day, on the sun, which the inks are solved for. By night the sun has set below the words.
 */
export function Hero({ print, children }: HeroProps) {
  return (
    <section className="relative isolate overflow-hidden bg-pc-sky text-ink-on-field">
      <Poster
        {...print}
        width={390}
        height={800}
        open
        clear={430}
        className="absolute inset-0 -z-10 size-full md:hidden"
      />
      <Poster
        {...print}
        width={1440}
        height={860}
        open
        clear={385}
        className="absolute inset-0 -z-10 size-full max-md:hidden"
      />
      <div className="mx-auto max-w-page px-gutter pt-24 pb-[96vw] md:pb-[34vw]">{children}</div>
    </section>
  )
}
