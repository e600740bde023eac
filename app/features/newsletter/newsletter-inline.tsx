import { PosterFile } from '~/features/posters/poster-file'
import { SignupForm, type SignupSentBack } from './signup-form'

/** Looks like a postcard: the picture on the left, text and stamp on the right. */
export function NewsletterInline({
  destinationId = 'house',
  sentBack,
}: {
  /** Whose pictures it shows; without one the site's own. */
  destinationId?: string
  sentBack?: SignupSentBack
}) {
  return (
    <section aria-labelledby="newsletter-inline" className="mx-auto max-w-page px-gutter">
      <div className="grid rounded-sheet bg-ink-sheet md:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
        <div className="relative p-3 max-md:hidden md:pr-0">
          <PosterFile id={destinationId} shape="postcard" className="size-full" />
        </div>
        <div className="relative p-5 sm:p-8">
          <span
            aria-hidden="true"
            className="absolute top-5 right-5 w-18 border-[5px] border-ink-sheet border-dotted bg-ink-paper p-1.5 sm:top-8 sm:right-8 sm:w-22"
          >
            <PosterFile id={destinationId} shape="sheet" className="w-full" />
          </span>
          <div className="pr-20 sm:pr-28">
            <h2 id="newsletter-inline" className="text-title">
              Wish you were here?
            </h2>
            <p className="mt-3 mb-6 max-w-measure text-lead">
              Get travel inspiration by email: new destinations, and trips worth copying.
            </p>
          </div>
          <SignupForm
            location="inline"
            labelledBy="newsletter-inline"
            className="max-w-md"
            sentBack={sentBack}
          />
        </div>
      </div>
    </section>
  )
}
