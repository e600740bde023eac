import type { ActionFunctionArgs } from '@remix-run/cloudflare'
import { failureStatus } from '~/domain/errors'
import { toCsv } from '~/domain/operations/csv'
import { DeskOrder } from '~/domain/operations/desk'
import { parseForm, readForm } from '~/http/form-post'
import { operatorId } from '~/http/operator'
import { plainPage } from '~/http/plain-page'
import { siteOrigin } from '~/http/site-origin'
import { doAtDesk } from '~/use-cases/desk-orders'

/** The newsletter list as a file, for operators. */
export async function action({ request, context }: ActionFunctionArgs) {
  const userId = await operatorId(request, context)
  const fields = Object.fromEntries(await readForm(request))
  const order = parseForm(DeskOrder, { ...fields, intent: 'export-newsletter' })
  if (!order.ok) return plainPage(failureStatus[order.failure.code], 'No reason', 'Say why, in a few words.')
  await doAtDesk({ userId, order: order.value }, context)
  const rows = await context.desk.newsletter()
  const leave = `${siteOrigin(request, context)}/newsletter/unsubscribe?token=`
  const file = toCsv([
    ['email', 'name', 'offers', 'consent', 'location', 'source', 'unsubscribe'],
    ...rows.map(({ email, name, offers, consentAt, location, source, unsubscribeToken }) => [
      email,
      name ?? '',
      offers ? 'yes' : 'no',
      new Date(consentAt).toISOString(),
      location,
      source,
      leave + unsubscribeToken,
    ]),
  ])
  const headers = {
    'Content-Type': 'text/csv; charset=utf-8',
    'Content-Disposition': 'attachment; filename="newsletter.csv"',
    'Cache-Control': 'no-store',
  }
  return new Response(file, { headers })
}

/** As unknown as the desk itself. */
export function loader(): never {
  throw new Response(null, { status: 404 })
}
