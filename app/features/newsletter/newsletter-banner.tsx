import { SignupForm } from './signup-form'

/** A full-width strip in the first ink. */
export function NewsletterBanner() {
  return (
    <section
      aria-labelledby="newsletter-banner"
      className="bg-ink-field text-ink-on-field [--ink-hot-text:var(--ink-on-field)]"
    >
      <div className="mx-auto grid max-w-page items-start gap-x-12 gap-y-4 px-gutter py-8 md:grid-cols-2">
        <div>
          <h2 id="newsletter-banner" className="text-head">
            Not planning yet?
          </h2>
          <p className="mt-1 max-w-measure">
            We write when there is a new destination. Read now, travel later.
          </p>
        </div>
        <SignupForm location="banner" labelledBy="newsletter-banner" button="key" />
      </div>
    </section>
  )
}
