import { housePrint, type PrintSource } from '~/domain/posters/house-print'
import { Poster } from '~/features/posters/poster'
import { SignupForm } from './signup-form'

interface NewsletterInlineProps {
  /** Whose poster is on the stamp. */
  print?: PrintSource
}

/** The back of a postcard: our words on the left, your address on the right, a stamp in the corner. */
export function NewsletterInline({ print = housePrint }: NewsletterInlineProps) {
  return (
    <section aria-labelledby="newsletter-inline" className="mx-auto max-w-page px-gutter">
      <div className="grid rounded-sheet bg-ink-sheet md:grid-cols-2">
        <div className="p-5 sm:p-8 md:pr-10">
          <h2 id="newsletter-inline" className="text-title">
            Wish you were here?
          </h2>
          <p className="mt-3 max-w-measure text-lead">
            Get travel inspiration by email: new destinations as they are printed, and trips worth copying.
          </p>
        </div>
        <div className="relative border-ink-edge border-dashed p-5 max-md:border-t sm:p-8 md:border-l">
          <span
            aria-hidden="true"
            className="absolute top-5 right-5 w-20 border-[5px] border-dotted border-ink-sheet bg-ink-paper p-1.5 sm:top-8 sm:right-8"
          >
            <Poster {...print} width={300} height={375} className="w-full" />
          </span>
          <SignupForm
            location="inline"
            labelledBy="newsletter-inline"
            className="max-w-md pt-28 sm:pt-0 sm:pr-28"
          />
        </div>
      </div>
    </section>
  )
}
