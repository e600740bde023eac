import type { Consent } from '~/domain/marketing/consent'
import { ConsentForm } from './consent-form'

/** Says the height of what stands before the script to the bars at the bottom of the window, which stand above it. */
const sayHeight =
  '{const asks=document.currentScript.previousElementSibling;new ResizeObserver(()=>document.documentElement.style.setProperty("--asked",asks.offsetHeight+"px")).observe(asks)}'

/** At the bottom of the window until the visitor has chosen. It has room of its own at the end of the page and covers nothing there. */
export function ConsentBanner({ consent, nonce }: { consent: Consent; nonce: string | undefined }) {
  return (
    <>
      <section
        data-asks=""
        aria-labelledby="consent"
        className="not-printed sticky bottom-0 z-20 max-h-[60dvh] overflow-y-auto border-ink-key border-t-2 bg-ink-sheet text-ink-key"
      >
        <div className="mx-auto flex max-w-page flex-wrap items-center justify-between gap-x-12 gap-y-2 px-gutter pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]">
          <div>
            <h2 id="consent" className="text-body tracking-normal">
              May we do more than plan your trip?
            </h2>
            <p className="text-small leading-snug">
              Planning works without it.{' '}
              <a href="/privacy#choices" className="font-strong underline underline-offset-4">
                What we ask for
              </a>
            </p>
          </div>
          <ConsentForm consent={consent} />
        </div>
      </section>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours */}
      <script nonce={nonce} dangerouslySetInnerHTML={{ __html: sayHeight }} />
    </>
  )
}
