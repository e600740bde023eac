import { replayEarlyInput } from './while-asleep'

/** Keeps what is typed and pressed before the page is hydrated. Only the server needs the text of it. */
export function EarlyInputScript({ nonce }: { nonce: string | undefined }) {
  return (
    <script
      nonce={nonce}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours
      dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? replayEarlyInput : '' }}
    />
  )
}
