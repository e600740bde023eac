import { type Plugin, parseAst } from 'vite'
import { leftOut } from './left-out'

/**
 * The parts of the providers' clients that the product calls, by the folder or file that holds them. The clients make every
 * part when they start, so that no bundler leaves one out by itself: all of them are a third of the Worker.
 */
export const usedResources = {
  openai: ['chat', 'shared'],
  /** With the methods that are called: each carries a description of its answer. */
  stripe: {
    BillingPortal: ['create'],
    Charges: ['update'],
    Coupons: ['create'],
    Customers: ['create', 'listPaymentMethods'],
    Disputes: ['list'],
    Events: ['list'],
    Invoices: ['list', 'voidInvoice'],
    PaymentIntents: ['cancel', 'create', 'retrieve', 'update'],
    Products: ['create'],
    Refunds: ['create'],
    Subscriptions: ['cancel', 'create', 'retrieve'],
  } as Record<string, string[]>,
}

/**
 * What the clients can do besides: other ways to authenticate, to send files, to put queries into addresses, to listen to
 * a stream. The product sends a key, JSON, and reads streams itself. Every schema of zod carries makers of JSON schemas with it;
 * those of answers are made by `app/services/openai/answer-schema.server.ts`.
 */
const unusedFiles =
  /\/node_modules\/(?:openai\/(?:lib\/(?:AbstractChatCompletionRunner|ChatCompletionRunner|ChatCompletionStream|ChatCompletionStreamingRunner|RunnableFunction|parser)|auth\/workload-identity-auth|internal\/utils\/query)\.mjs|stripe\/esm\/StripeEventNotificationHandler\.js|zod\/v4\/core\/(?:json-schema-processors|to-json-schema)\.js)$/

/** Files of which one function is called with every request, and what that does for a request of the product. */
const answersOfUnused: Record<string, string> = {
  'openai/internal/auth/x509-workload-identity-auth.mjs': 'isX509WorkloadIdentity = () => false',
  'openai/internal/uploads.mjs': 'finalizeStreamingFormRequestOptions = () => {}',
}

const resourceFile = /\/node_modules\/(openai|stripe\/esm)\/resources\/([A-Za-z0-9-]+)(?:\/.*)?(?:\.m?js)$/

/** Whether a module is a part of a provider's client that the product never calls. */
export function isUnusedResource(id: string): boolean {
  const path = id.replaceAll('\\', '/')
  if (unusedFiles.test(path) || answerOf(path)) return true
  const [, library, part = ''] = resourceFile.exec(path) ?? []
  if (!library || part === 'index') return false
  return library === 'openai' ? !usedResources.openai.includes(part) : !(part in usedResources.stripe)
}

/** A module with the same exports, of which only what is called on the way answers. */
export function emptyResource(code: string, id = ''): string {
  const answer = answerOf(id.replaceAll('\\', '/'))
  const empty = leftOut(code, 'scripts/unused-resources.ts')
  if (!answer) return empty
  const [name] = answer.split(' ')
  return empty.replace(new RegExp(`^export const ${name} = .*$`, 'm'), `export const ${answer}`)
}

/** The code of classes with these methods alone. */
export function onlyMethods(code: string, methods: readonly string[]): string {
  const classes = parseAst(code).body.flatMap((node) =>
    node.type === 'ExportNamedDeclaration' && node.declaration?.type === 'ClassDeclaration'
      ? [node.declaration.body]
      : [],
  )
  const uncalled = classes
    .flatMap(({ body }) => body)
    .filter((member) => member.type === 'MethodDefinition')
    .filter(
      ({ kind, key }) => kind === 'method' && !(key.type === 'Identifier' && methods.includes(key.name)),
    )
    .flatMap((node) => (hasPosition(node) ? [node] : []))
  // From the end, so that positions still hold.
  return uncalled.reduceRight((text, { start, end }) => text.slice(0, start) + text.slice(end), code)
}

/** The parser gives positions to all nodes; their types leave them out. */
const hasPosition = (node: object): node is { start: number; end: number } => 'start' in node && 'end' in node

function methodsOf(id: string): string[] | undefined {
  const [, library, part = ''] = resourceFile.exec(id.replaceAll('\\', '/')) ?? []
  return library === 'stripe/esm' ? usedResources.stripe[part] : undefined
}

function answerOf(path: string): string | undefined {
  return answersOfUnused[path.split('/node_modules/').at(-1) ?? '']
}

/** Leaves the parts of the providers' clients that the product never calls out of the Worker. */
export function withoutUnusedResources(): Plugin {
  return {
    name: 'without-unused-resources',
    apply: 'build',
    transform(code, id) {
      if (isUnusedResource(id)) return { code: emptyResource(code, id), map: null }
      const methods = methodsOf(id)
      return methods ? { code: onlyMethods(code, methods), map: null } : null
    },
  }
}
