import type { Consent } from '~/domain/marketing/consent'
import { ConsentForm } from './consent-form'

/** At the foot of the window until the visitor has chosen. It takes room of its own at the end of the page and covers nothing there. */
export function ConsentBanner({ consent }: { consent: Consent }) {
  return (
    <section
      aria-labelledby="consent"
      className="not-printed sticky bottom-0 z-20 max-h-[60dvh] overflow-y-auto border-ink-key border-t-2 bg-ink-sheet text-ink-key"
    >
      <div className="mx-auto grid max-w-page gap-x-12 gap-y-2 px-gutter py-4 lg:grid-cols-2 lg:items-end">
        <div className="self-start">
          <h2 id="consent" className="text-body tracking-normal">
            May we do more than plan your trip?
          </h2>
          <p className="mt-1 max-w-measure text-small">
            Planning, paying and logging in work whatever you choose. More under{' '}
            <a href="/privacy#choices" className="font-strong underline underline-offset-4">
              Privacy
            </a>
            , where you can change it at any time.
          </p>
        </div>
        <ConsentForm consent={consent} />
      </div>
    </section>
  )
}
