import { noteEarlyInput } from './before-hydration'

/** Stores what is typed and pressed before the page is hydrated. Only the server renders it. */
export function EarlyInputScript({ nonce }: { nonce: string | undefined }) {
  return (
    <script
      nonce={nonce}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours
      dangerouslySetInnerHTML={{ __html: noteEarlyInput }}
    />
  )
}
