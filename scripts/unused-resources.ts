import type { Plugin } from 'vite'
import { leftOut } from './left-out'

/**
 * The parts of the providers' clients that the product calls, by the folder or file that holds them. The clients make every
 * part when they start, so that no bundler leaves one out by itself: all of them are a third of the Worker.
 */
export const usedResources = {
  openai: ['chat', 'shared'],
  stripe: [
    'BillingPortal',
    'Charges',
    'Coupons',
    'Customers',
    'Disputes',
    'Events',
    'Invoices',
    'PaymentIntents',
    'Products',
    'Refunds',
    'Subscriptions',
  ],
}

/**
 * What the clients can do besides: other ways to authenticate, to send files, to put queries into addresses, to listen to
 * a stream. The product sends a key, JSON, and reads streams itself.
 */
const unusedFiles =
  /\/node_modules\/(?:openai\/(?:lib\/(?:AbstractChatCompletionRunner|ChatCompletionRunner|ChatCompletionStream|ChatCompletionStreamingRunner|RunnableFunction|parser)|auth\/workload-identity-auth|internal\/utils\/query)\.mjs|stripe\/esm\/StripeEventNotificationHandler\.js)$/

/** Files of which one function is called on the way of every request, and what it then says. */
const answersOfUnused: Record<string, string> = {
  'openai/internal/auth/x509-workload-identity-auth.mjs': 'isX509WorkloadIdentity = () => false',
}

const resourceFile = /\/node_modules\/(openai|stripe\/esm)\/resources\/([A-Za-z0-9-]+)(?:\/.*)?(?:\.m?js)$/

/** Whether a module is a part of a provider's client that the product never calls. */
export function isUnusedResource(id: string): boolean {
  const path = id.replaceAll('\\', '/')
  if (unusedFiles.test(path) || answerOf(path)) return true
  const [, library, part = ''] = resourceFile.exec(path) ?? []
  if (!library || part === 'index') return false
  return !usedResources[library === 'openai' ? 'openai' : 'stripe'].includes(part)
}

/** A module with the same exports, of which only what is called on the way answers. */
export function emptyResource(code: string, id = ''): string {
  const answer = answerOf(id.replaceAll('\\', '/'))
  const empty = leftOut(code, 'scripts/unused-resources.ts')
  if (!answer) return empty
  const [name] = answer.split(' ')
  return empty.replace(new RegExp(`^export const ${name} = .*$`, 'm'), `export const ${answer}`)
}

function answerOf(path: string): string | undefined {
  return answersOfUnused[path.split('/node_modules/').at(-1) ?? '']
}

/** Leaves the parts of the providers' clients that the product never calls out of the Worker. */
export function withoutUnusedResources(): Plugin {
  return {
    name: 'without-unused-resources',
    apply: 'build',
    transform: (code, id) => (isUnusedResource(id) ? { code: emptyResource(code, id), map: null } : null),
  }
}
