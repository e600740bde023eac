import type { AbTag } from '~/domain/marketing/affiliate/links'
import type { PaletteSource } from '~/domain/posters/house-palette'
import { NewsletterInline } from '~/features/newsletter/newsletter-inline'
import { PosterFile } from '~/features/posters/poster-file'
import type { Offer } from '~/messages/en/offers'
import { useFolds } from '~/ui/use-folds'
import { BookYourself } from './book-yourself'
import { Hero } from './hero'
import type { TripDates } from './hero-form'
import { PosterWall } from './poster-wall'
import type { SampleSheet } from './sample-sheet'
import { ServerMarkup } from './server-markup'
import { useLateLine } from './use-late-line'
import type { WallPoster } from './wall-poster'

interface LandingScreenProps {
  /** The destination whose plan the page shows. */
  place: { id: string; label: string; name: string; country: string }
  palette: PaletteSource
  /** What the server draws; null in the browser, which keeps what was drawn. */
  content: { sheet: SampleSheet; offers: Offer[]; posters: WallPoster[] } | null
  /** First and last day of a trip, as the form proposes them. */
  dates: TripDates
  /** The site's address. */
  origin: string
  /** The reader's group in a booking platform's A/B test. */
  ab: AbTag
  /** Id of the signed-in user. */
  userId: string | null
  /** What is said of tax. */
  priceNote: string | null
  nonce: string | undefined
}

/** The front page, in the palette of the destination whose plan it shows. */
export function LandingScreen({
  place,
  palette,
  content,
  dates,
  origin,
  ab,
  userId,
  priceNote,
  nonce,
}: LandingScreenProps) {
  useLateLine()
  useFolds()
  return (
    <>
      <Hero palette={palette} dates={dates}>
        <ServerMarkup edition={place.id}>
          {({ HeroSheet }) => content && <HeroSheet sheet={content.sheet} />}
        </ServerMarkup>
      </Hero>
      <ServerMarkup edition="">{({ TrustStrip }) => <TrustStrip />}</ServerMarkup>
      <PosterWall posters={content?.posters} />
      <ServerMarkup edition={place.id}>
        {({ AtWork, Features }) =>
          content && (
            <>
              <AtWork sheet={content.sheet} />
              <Features sheet={content.sheet} />
            </>
          )
        }
      </ServerMarkup>
      <BookYourself place={place} ab={ab} userId={userId} />
      <ServerMarkup edition="">
        {({ HowItWorks, Testimonials, PricingTeaser, Faq, productQuestions, JsonLd, organizationData }) => (
          <>
            <HowItWorks />
            <Testimonials />
            {content && <PricingTeaser offers={content.offers} note={priceNote} />}
            <Faq questions={productQuestions} nonce={nonce} />
            <JsonLd data={organizationData(origin)} nonce={nonce} />
          </>
        )}
      </ServerMarkup>
      <div className="pt-11 sm:pt-18 lg:pt-24">
        <NewsletterInline destinationId={place.id} folds />
      </div>
      <ServerMarkup edition={place.id}>
        {({ Closing }) => (
          <Closing
            wide={<PosterFile id={place.id} shape="closing" className="size-full" />}
            tall={<PosterFile id={place.id} shape="phoneClosing" className="size-full" />}
          />
        )}
      </ServerMarkup>
    </>
  )
}
