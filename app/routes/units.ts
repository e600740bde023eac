import { type ActionFunctionArgs, redirect } from '@remix-run/cloudflare'
import { ownPath } from '~/domain/account/return-to'
import { plainUnits, readUnits, unitsText } from '~/domain/units'
import { readForm } from '~/http/form-post'
import { unitsCookie } from '~/http/units'

export const loader = () => redirect('/')

/** Keeps how a reader wants times, distances and totals written, for a year, and shows the page again. */
export async function action({ request }: ActionFunctionArgs) {
  const fields = await readForm(request)
  const units = readUnits(`${fields.get('clock') ?? ''}-${fields.get('distance') ?? ''}`) ?? plainUnits
  const secure = new URL(request.url).protocol === 'https:' ? '; Secure' : ''
  const money = fields.get('money') ?? ''
  const kept = /^([A-Z]{3}|none)$/.test(money) ? `${unitsText(units)}-${money}` : unitsText(units)
  const cookie = `${unitsCookie}=${kept}; Path=/; Max-Age=31536000; SameSite=Lax${secure}`
  return redirect(ownPath(fields.get('back')), { status: 303, headers: { 'Set-Cookie': cookie } })
}
