import type { LoaderFunctionArgs } from '@remix-run/cloudflare'
import { renderToReadableStream } from 'react-dom/server'
import { SampleLine } from '~/features/marketing/late-line'
import { sampleSheet } from '~/features/marketing/sample-sheet'
import { UnitsContext } from '~/features/units/units-context'
import { itineraryView } from '~/messages/itinerary-view'
import { sampleStart } from '~/use-cases/sample-plan'

const headers = { 'Cache-Control': 'private, no-cache', 'Content-Security-Policy': "default-src 'none'" }

/** The Day Line of a destination's sample plan, as markup for the front page. Only the sample of this week is there. */
export async function loader({ request, params: { id = '', start = '' }, context }: LoaderFunctionArgs) {
  const destination = await context.catalogue.find(id)
  const today = context.now().toISOString().slice(0, 10)
  const plan =
    destination && start === sampleStart(today, destination) && (await context.samplePlan(id, start))
  if (!plan) return new Response(null, { status: 404, headers })
  const { line } = sampleSheet(itineraryView(plan, context.say), destination, context.units)
  const markup = await renderToReadableStream(
    <UnitsContext.Provider value={context.units}>
      <SampleLine line={line} />
    </UnitsContext.Provider>,
    { signal: request.signal },
  )
  return new Response(markup, { headers: { ...headers, 'Content-Type': 'text/html; charset=utf-8' } })
}
