// PDFs are made in browsers only; as a *.client.ts file it is not in the Worker.
import { groundPath } from '~/domain/catalogue/ground'
import { isFailure } from '~/domain/errors'
import { fileName } from '~/domain/trips/export/trip-to-take'
import { readAnswer } from '~/features/answers/read-answer'
import { tripGround } from '~/features/itinerary/trip-ground'
import { makePdf } from './pdf/make-pdf'
import { posterAddresses } from './poster-address'

async function readFile(address: string): Promise<ArrayBuffer> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`${address} answered ${response.status}`)
  return response.arrayBuffer()
}

/** Water and parks of a trip's destinations. A route without them is complete. */
async function readGround(itinerary: Parameters<typeof tripGround>[0]): Promise<Map<string, string>> {
  const ids = tripGround(itinerary).flatMap((id) => id ?? [])
  const files = await Promise.all(ids.map((id) => readFile(groundPath(id)).catch(() => null)))
  return new Map(
    files.flatMap((file, index) => (file ? [[ids[index] ?? '', new TextDecoder().decode(file)]] : [])),
  )
}

/** Makes the PDF of the trip at `base` and downloads it; returns an error message for display. */
export async function takePdf(base: string): Promise<string | null> {
  const response = await fetch(`${base}/trip.json`)
  if (!response.ok) {
    const answer: unknown = await response.json()
    return isFailure(answer) ? answer.message : `The server answered ${response.status}.`
  }
  const trip = await readAnswer(response, 'exported')
  // Without its poster a cover is plain, but the trip is complete.
  const posters = await Promise.all(
    posterAddresses(trip.itinerary).map((address) => readFile(address).catch(() => null)),
  )
  const pdf = await makePdf(trip, {
    posters: posters.map((poster) => poster && new TextDecoder().decode(poster)),
    ground: await readGround(trip.itinerary),
    readType: (file) => readFile(`/type/${file}`),
    now: new Date(),
  })
  const url = URL.createObjectURL(new Blob([pdf], { type: 'application/pdf' }))
  const link = document.createElement('a')
  link.href = url
  link.download = fileName(trip, 'pdf')
  link.click()
  // Some browsers read the file only after the click.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
  return null
}
