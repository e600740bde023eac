import { Button } from '~/ui/button'
import { showToast } from '~/ui/toast'

/** Copies a link. Without a script the field beside it can be selected by hand. */
export function CopyButton({ text }: { text: string }) {
  async function copy() {
    try {
      await navigator.clipboard.writeText(text)
      showToast({ title: 'Link copied to clipboard!' })
    } catch {
      showToast({ title: 'The link was not copied', text: 'Select it and copy it by hand.' })
    }
  }
  return <Button onClick={copy}>Copy link</Button>
}
