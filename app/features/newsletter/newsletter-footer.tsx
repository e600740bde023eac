import { SignupForm } from './signup-form'

/** In the footer, with its dark background and light text. */
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
