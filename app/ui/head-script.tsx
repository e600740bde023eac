import { themeScript } from './theme'
import { typeScript } from './type-script'

/** First in <head>, so that no page is painted in the wrong theme or, where the type has been loaded before, without it. The browser hides the nonce, React must not mind. */
export function HeadScript({ nonce }: { nonce?: string }) {
  return (
    <script
      nonce={nonce}
      suppressHydrationWarning
      // It has run when React comes, which leaves it as it is: the browser needs no code for it.
      // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours
      dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? `${themeScript};${typeScript}` : '' }}
    />
  )
}
