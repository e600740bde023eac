import type { MetaFunction } from '@remix-run/cloudflare'
import { toasts } from '~/messages/en/toasts'

export const meta: MetaFunction = () => [{ title: `${toasts.notFound.title} · Vacation Planner HQ` }]

export function loader(): never {
  throw new Response(null, { status: 404 })
}

export default function NotFound() {
  return null
}
