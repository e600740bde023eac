import { type ActionFunctionArgs, redirect } from '@remix-run/cloudflare'
import { ownPath } from '~/domain/account/return-to'
import { consentText, purposes } from '~/domain/marketing/consent'
import { consentCookie, consentLasts } from '~/http/consent'
import { type FormFields, readForm } from '~/http/form-post'

export const loader = () => redirect('/privacy#choices')

/** Keeps what a visitor allows, and shows the page again: what was allowed loads with it. */
export async function action({ request }: ActionFunctionArgs) {
  const fields = await readForm(request)
  const allowed = { all: purposes, none: [], some: fields.getAll('allow') }[choiceOf(fields)]
  const secure = new URL(request.url).protocol === 'https:' ? '; Secure' : ''
  const value = consentText(purposes.filter((purpose) => allowed.some((each) => each === purpose)))
  const cookie = `${consentCookie}=${value}; Path=/; Max-Age=${consentLasts}; SameSite=Lax${secure}`
  return redirect(cameFrom(request), { status: 303, headers: { 'Set-Cookie': cookie } })
}

const choiceOf = (fields: FormFields) => {
  const choice = fields.get('choice')
  return choice === 'all' || choice === 'none' ? choice : 'some'
}

/** The page of this site that the form was on: it stays while its reader goes to other pages. */
function cameFrom({ url, headers }: Request): string {
  const from = headers.get('Referer') ?? ''
  const page = URL.canParse(from) ? new URL(from) : null
  return page?.origin === new URL(url).origin ? ownPath(page.pathname + page.search) : '/'
}
