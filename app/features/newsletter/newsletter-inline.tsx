import { PosterFile } from '~/features/posters/poster-file'
import { classes } from '~/ui/classes'
import { FoldButton } from '~/ui/fold'
import { SignupForm, type SignupSentBack } from './signup-form'

/** Looks like a postcard: the picture on the left, text and stamp on the right. */
export function NewsletterInline({
  destinationId = 'house',
  folds = false,
  sentBack,
}: {
  /** Whose pictures it shows; without one the site's own. */
  destinationId?: string
  /** Whether it is one line on a phone until it is opened. */
  folds?: boolean
  sentBack?: SignupSentBack
}) {
  return (
    <section aria-labelledby="newsletter-inline" className="mx-auto max-w-page px-gutter">
      <div className="grid rounded-sheet bg-ink-sheet md:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
        <div className="relative p-3 max-md:hidden md:pr-0">
          <PosterFile id={destinationId} shape="postcard" className="size-full" />
        </div>
        <div className={classes('relative sm:p-8', folds ? 'px-5 py-1' : 'p-5')}>
          <span
            aria-hidden="true"
            className={classes(
              'absolute top-5 right-5 w-18 border-[5px] border-ink-sheet border-dotted bg-ink-paper p-1.5 sm:top-8 sm:right-8 sm:w-22',
              folds && 'max-lg:hidden',
            )}
          >
            <PosterFile id={destinationId} shape="sheet" className="w-full" />
          </span>
          <h2
            id="newsletter-inline"
            className={classes('text-title lg:pr-28', folds ? 'max-sm:text-head' : 'max-lg:pr-28')}
          >
            {folds ? <FoldButton>Wish you were here?</FoldButton> : 'Wish you were here?'}
          </h2>
          <div className={folds ? 'phone-fold max-sm:pb-4' : undefined}>
            <p className={classes('mt-3 mb-6 max-w-measure text-lead lg:pr-28', !folds && 'max-lg:pr-20')}>
              Get travel inspiration by email: new destinations, and trips worth copying.
            </p>
            <SignupForm
              location="inline"
              labelledBy="newsletter-inline"
              className="max-w-md"
              sentBack={sentBack}
            />
          </div>
        </div>
      </div>
    </section>
  )
}
