import { useState } from 'react'
import { flushSync } from 'react-dom'
import type { AbTag } from '~/domain/marketing/affiliate/links'
import type { TripPlace } from '~/domain/marketing/affiliate/regions'
import { AffiliateDisclosure } from '~/features/affiliate/affiliate-disclosure'
import { BookingLinks } from '~/features/affiliate/booking-links'
import { useNear } from '~/features/affiliate/use-near'
import { FoldButton } from '~/ui/fold'

interface BookYourselfProps {
  place: TripPlace
  ab: AbTag
  /** Id of the signed-in user. */
  userId: string | null
}

/** The keyboard focus stays on the same link when the links are replaced. */
function keepingFocus(links: HTMLElement | null, exchange: () => void) {
  const all = () => [...(links?.querySelectorAll('a') ?? [])]
  const at = all().findIndex((link) => link.matches(':focus'))
  exchange()
  all()[at]?.focus()
}

/**
 * Booking links for the displayed trip. They work as the server rendered them; the code that counts clicks loads when
 * they are nearly visible.
 */
export function BookYourself({ place, ab, userId }: BookYourselfProps) {
  const [live, setLive] = useState<{ Links: typeof BookingLinks } | null>(
    import.meta.env.SSR ? { Links: BookingLinks } : null,
  )
  const near = useNear<HTMLDivElement>(() => {
    import('~/features/affiliate/booking-links-on-demand').then((module) =>
      keepingFocus(near.current, () => flushSync(() => setLive({ Links: module.BookingLinks }))),
    )
  })
  return (
    <section aria-labelledby="book" className="mx-auto max-w-page px-gutter pt-11 sm:pt-14 lg:pt-18">
      <div className="border-ink-key border-t-2 pt-4">
        <h2 id="book" className="text-head max-sm:text-[1.125rem]">
          <FoldButton>Planned here, booked where you like</FoldButton>
        </h2>
        <div className="phone-fold">
          <p className="mt-1 max-w-measure text-ink-soft">
            Recommendations link to platforms where you can book. Nothing is booked on this site.
          </p>
          <div ref={near} className="mt-2 min-h-22">
            {live ? (
              <div key="live">
                <live.Links place={place} ab={ab} userId={userId} />
              </div>
            ) : (
              // biome-ignore lint/security/noDangerouslySetInnerHtml: empty, and so React keeps what the server rendered
              <div key="server" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
            )}
          </div>
          <AffiliateDisclosure className="mt-2 max-w-measure text-ink-soft text-small" />
        </div>
      </div>
    </section>
  )
}
