import type { Offer } from '~/domain/billing/offers'
import type { AbTag } from '~/domain/marketing/affiliate/links'
import { NewsletterInline } from '~/features/newsletter/newsletter-inline'
import { usePagePalette } from '~/features/shell/page-print'
import { BookYourself } from './book-yourself'
import { Hero } from './hero'
import { PosterWall } from './poster-wall'
import { loadParts, Printed } from './printed'
import type { SampleSheet } from './sample-sheet'
import { useSample } from './use-sample'
import type { WallPoster } from './wall-poster'

interface LandingScreenProps {
  posters: WallPoster[]
  first: SampleSheet
  offers: Offer[]
  /** The site's address. */
  origin: string
  /** Which half of a booking platform's test this reader is in. */
  ab: AbTag
  /** Of who is signed in. */
  userId: string | null
  nonce: string | undefined
}

/** The front page, in the palette of the destination whose plan it shows. */
export function LandingScreen({ posters, first, offers, origin, ab, userId, nonce }: LandingScreenProps) {
  const { sheet, chosenId, choose } = useSample(first)
  usePagePalette(sheet === first ? null : sheet.print)
  return (
    <>
      <Hero print={sheet.print}>
        <Printed edition={sheet.id}>{({ HeroSheet }) => <HeroSheet sheet={sheet} />}</Printed>
      </Hero>
      <Printed edition="">{({ TrustStrip }) => <TrustStrip />}</Printed>
      <PosterWall posters={posters} chosenId={chosenId} onChoose={choose} onApproach={loadParts} />
      <Printed edition={sheet.id}>
        {({ AtWork, Features }) => (
          <>
            <AtWork sheet={sheet} />
            <Features sheet={sheet} />
          </>
        )}
      </Printed>
      <BookYourself place={sheet} ab={ab} userId={userId} />
      <Printed edition="">
        {({ HowItWorks, Testimonials, PricingTeaser, Faq, productQuestions, JsonLd, organizationData }) => (
          <>
            <HowItWorks />
            <Testimonials />
            <PricingTeaser offers={offers} />
            <Faq questions={productQuestions} nonce={nonce} />
            <JsonLd data={organizationData(origin)} nonce={nonce} />
          </>
        )}
      </Printed>
      <div className="pt-18 lg:pt-24">
        <NewsletterInline print={sheet.print} />
      </div>
      <Printed edition={sheet.id}>{({ Closing }) => <Closing print={sheet.print} />}</Printed>
    </>
  )
}
