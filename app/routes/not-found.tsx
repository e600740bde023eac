import type { MetaFunction } from '@remix-run/cloudflare'
import { messages } from '~/domain/messages'

export const meta: MetaFunction = () => [{ title: `${messages.notFound.title} · Vacation Planner HQ` }]

export function loader(): never {
  throw new Response(null, { status: 404 })
}

export default function NotFound() {
  return null
}
