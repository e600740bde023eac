import { themeScript } from './theme'

/** First in <head>, so that no page is painted in the wrong print. The browser hides the nonce, React must not mind. */
export function ThemeScript({ nonce }: { nonce?: string }) {
  return (
    <script
      nonce={nonce}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours
      dangerouslySetInnerHTML={{ __html: themeScript }}
    />
  )
}
