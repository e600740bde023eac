// What the buttons of the export panel do; loaded when one is pressed.
import { readAnswer } from '~/features/answers/read-answer'
import { showToast } from '~/ui/toast'

/** Makes the PDF of the trip at `base` and downloads it. Gives why it could not, in words, where that is known. */
export async function savePdf(base: string): Promise<string | null> {
  const { takePdf } = await import('./take-pdf.client')
  return takePdf(base)
}

/** Copies a file of the trip at `base`. */
export async function copyFile(base: string, file: string): Promise<null> {
  const response = await fetch(`${base}/${file}`)
  if (!response.ok) throw new Error(`the text answered ${response.status}`)
  await navigator.clipboard.writeText(await response.text())
  showToast({ title: 'Copied', text: 'The trip is in your clipboard.' })
  return null
}

/** Creates or ends a trip's calendar feed; gives its address, empty when it was ended. */
export async function feedCall(tripId: string, method: 'POST' | 'DELETE'): Promise<string> {
  const response = await fetch(`/api/trips/${tripId}/feed`, { method })
  if (!response.ok) throw new Error(`the feed answered ${response.status}`)
  return (await readAnswer(response, 'feed')).feedUrl
}
