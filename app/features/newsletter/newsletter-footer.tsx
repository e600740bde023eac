import { SignupForm } from './signup-form'

/** In the footer, on the dark plate, where the light plate is the colour of words and edges. */
export function NewsletterFooter() {
  return (
    <div className="max-w-md [--ink-hot-text:var(--pc-light)]">
      <h2 id="newsletter-footer" className="mb-3 text-body tracking-normal">
        Travel inspiration by email
      </h2>
      <SignupForm location="footer" labelledBy="newsletter-footer" />
    </div>
  )
}
