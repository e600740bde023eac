import type { AbTag } from '~/domain/marketing/affiliate/links'
import { NewsletterInline } from '~/features/newsletter/newsletter-inline'
import type { Offer } from '~/messages/en/offers'
import { BookYourself } from './book-yourself'
import { Hero } from './hero'
import type { TripDates } from './hero-form'
import { PosterWall } from './poster-wall'
import type { SampleSheet } from './sample-sheet'
import { ServerMarkup } from './server-markup'
import type { WallPoster } from './wall-poster'

interface LandingScreenProps {
  posters: WallPoster[]
  /** The plan that the page shows. */
  sheet: SampleSheet
  /** First and last day of a trip, as the form proposes them. */
  dates: TripDates
  offers: Offer[]
  /** The site's address. */
  origin: string
  /** The reader's group in a booking platform's A/B test. */
  ab: AbTag
  /** Id of the signed-in user. */
  userId: string | null
  nonce: string | undefined
}

/** The front page, in the palette of the destination whose plan it shows. */
export function LandingScreen({
  posters,
  sheet,
  dates,
  offers,
  origin,
  ab,
  userId,
  nonce,
}: LandingScreenProps) {
  return (
    <>
      <Hero palette={sheet.palette} dates={dates}>
        <ServerMarkup edition={sheet.id}>{({ HeroSheet }) => <HeroSheet sheet={sheet} />}</ServerMarkup>
      </Hero>
      <ServerMarkup edition="">{({ TrustStrip }) => <TrustStrip />}</ServerMarkup>
      <PosterWall posters={posters} />
      <ServerMarkup edition={sheet.id}>
        {({ AtWork, Features }) => (
          <>
            <AtWork sheet={sheet} />
            <Features sheet={sheet} />
          </>
        )}
      </ServerMarkup>
      <BookYourself place={sheet} ab={ab} userId={userId} />
      <ServerMarkup edition="">
        {({ HowItWorks, Testimonials, PricingTeaser, Faq, productQuestions, JsonLd, organizationData }) => (
          <>
            <HowItWorks />
            <Testimonials />
            <PricingTeaser offers={offers} />
            <Faq questions={productQuestions} nonce={nonce} />
            <JsonLd data={organizationData(origin)} nonce={nonce} />
          </>
        )}
      </ServerMarkup>
      <div className="pt-18 lg:pt-24">
        <NewsletterInline destinationId={sheet.id} />
      </div>
      <ServerMarkup edition={sheet.id}>{({ Closing }) => <Closing palette={sheet.palette} />}</ServerMarkup>
    </>
  )
}
