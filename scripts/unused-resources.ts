import { type Plugin, parseAst } from 'vite'
import { leftOut } from './left-out'

/**
 * The parts of the providers' clients that the product calls, by the folder or file that holds them. The clients make every
 * part when they start, so that no bundler leaves one out by itself: all of them are a third of the Worker.
 */
export const usedResources = {
  /** With the methods that are called: each carries a description of its answer. */
  stripe: {
    BillingPortal: ['create'],
    Charges: ['update'],
    Checkout: ['create', 'expire', 'retrieve'],
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
 * Files of packages that are never run. Every schema of zod carries makers of JSON schemas with it; those of answers are made by
 * `app/services/openai/answer-schema.server.ts`. An amount of the payment provider is in whole cents, and a text where it sends a
 * decimal. No attestation is asked of a passkey, so that no certificate is read; a device may sign for itself, with one of two kinds
 * of keys.
 */
const unusedFiles = new RegExp(
  `/node_modules/(?:${[
    '@oslojs/crypto/dist/sha2/sha512',
    '@simplewebauthn/server/esm/(?:authentication|registration)/generate\\w+',
    '@simplewebauthn/server/esm/helpers/(?:convertCert|convertPEM|convertX509|getCert|isCert|mapX509|validate)\\w+',
    '@simplewebauthn/server/esm/helpers/iso/isoCrypto/verify(?:AKP|OKP)',
    '@simplewebauthn/server/esm/(?:metadata/\\w+|services/metadataService)',
    '@simplewebauthn/server/esm/registration/verifications/(?!verifyAttestationPacked)[\\w/]+',
    'drizzle-orm/(?:relations|sqlite-core/(?:columns/all|query-builders/query))',
    'stripe/esm/(?:StripeEventNotificationHandler|Decimal|resources)',
    'zod/v4/core/(?:json-schema-processors|to-json-schema)',
  ].join('|')})\\.js$`,
)

/** Files of which functions are called with every request, and what they do for a request of the product. */
const answersOfUnused: Record<string, string[]> = {
  // Asked with every new passkey, for kinds of attestation that nobody asks for.
  '@simplewebauthn/server/esm/services/settingsService.js': [
    'SettingsService = { getRootCertificates: () => [] }',
  ],
  // Lists are asked page by page: it makes four kinds of iterators over them.
  'stripe/esm/autoPagination.js': ['makeAutoPaginationMethods = () => null'],
  'stripe/esm/V2Coercion.js': [
    'coerceV2RequestData = (data) => data',
    'coerceV2ResponseData = (data) => data',
  ],
}

/** Methods that nothing calls. A bundler leaves out functions; methods it keeps with their class, and what they call too. */
export const unusedMethods: Record<string, string[]> = {
  'drizzle-orm/d1/session.js': ['transaction'],
  'drizzle-orm/sqlite-core/db.js': ['selectDistinct', 'transaction', 'with'],
  'drizzle-orm/sqlite-core/dialect.js': [
    'buildRelationalQuery',
    'buildSetOperationQuery',
    'buildSetOperations',
    'migrate',
  ],
  'drizzle-orm/sqlite-core/query-builders/delete.js': ['$dynamic', 'limit', 'orderBy', 'toSQL'],
  'drizzle-orm/sqlite-core/query-builders/insert.js': ['$dynamic', 'toSQL'],
  'drizzle-orm/sqlite-core/query-builders/update.js': [
    ...[
      '$dynamic',
      'createJoin',
      'from',
      'fullJoin',
      'innerJoin',
      'leftJoin',
      'limit',
      'orderBy',
      'rightJoin',
      'toSQL',
    ],
  ],
  'drizzle-orm/sqlite-core/query-builders/select.js': [
    '$dynamic',
    'offset',
    'toSQL',
    'addSetOperators',
    'createSetOperator',
    'crossJoin',
    'except',
    'fullJoin',
    'having',
    'intersect',
    'rightJoin',
    'union',
    'unionAll',
    '$withCache',
  ],
  // Addresses of a provider are settings of ours, and its tokens are asked for once.
  'arctic/dist/client.js': ['createAuthorizationURL', 'refreshAccessToken', 'revokeToken'],
  'remix-auth-oauth2/build/index.js': ['discover', 'refreshToken', 'revokeToken'],
  'stripe/esm/RequestSender.js': ['_rawRequest', '_streamingResponseHandler'],
  'stripe/esm/stripe.core.js': [
    '_buildEventNotification',
    '_prepResources',
    'getClientId',
    'notificationHandler',
    'notificationHandlerWithoutVerification',
    'parseEventNotificationAsync',
    'parseEventNotificationWithoutVerification',
    'rawRequest',
    'withStripeContext',
  ],
  // A signature is checked by `constructEventAsync`.
  'stripe/esm/Webhooks.js': [
    'constructEvent',
    'constructEventWithoutVerification',
    'generateTestHeaderString',
    'generateTestHeaderStringAsync',
    'verifyHeader',
  ],
  // Formats of texts: `z.email()` and `z.url()` are functions of their own. And other ways to parse, to write and to describe.
  'zod/v4/classic/schemas.js': [
    ...[
      'base64',
      'base64url',
      'cidrv4',
      'cidrv6',
      'cuid',
      'cuid2',
      'date',
      'datetime',
      'duration',
      'e164',
      'email',
    ],
    ...[
      'emoji',
      'guid',
      'ipv4',
      'ipv6',
      'jwt',
      'ksuid',
      'nanoid',
      'time',
      'ulid',
      'url',
      'uuid',
      'uuidv4',
      'uuidv6',
    ],
    ...['uuidv7', 'xid', 'lowercase', 'nonempty', 'slugify', 'uppercase'],
    ...[
      'decodeAsync',
      'encodeAsync',
      'parseAsync',
      'safeDecode',
      'safeDecodeAsync',
      'safeEncode',
      'safeEncodeAsync',
    ],
    ...[
      'describe',
      'exactOptional',
      'isNullable',
      'isOptional',
      'meta',
      'nonoptional',
      'prefault',
      'register',
    ],
    ...['validate', 'validateAsync'],
    ...['brand', 'catchall', 'finite', 'keyof', 'merge', 'multipleOf', 'negative', 'nonnegative'],
    ...['nonpositive', 'passthrough', 'safeExtend', 'step'],
  ],
}

/** Entries of tables that nothing looks for: words for formats that no schema has, and marks of programs that no Worker runs in. */
export const unusedEntries: Record<string, RegExp> = {
  'stripe/esm/utils.js': /^ {4}\['[A-Z_]+', '\w+'\],\n/gm,
  'zod/v4/locales/en.js':
    /^ {8}(?:emoji|uuid|uuidv4|uuidv6|nanoid|guid|cuid|cuid2|ulid|xid|ksuid|ipv4|ipv6|mac|cidrv4|cidrv6|base64|base64url|json_string|e164|currency_code|credit_card|iban|jwt): ".*",\n/gm,
}

/**
 * Every schema of an object carries a writer of code that checks it faster, where code may be made of texts: in no Worker, and on no
 * page of ours (its policy forbids that, and `entry.client.tsx` says so). What is left is what it does there.
 */
export function withoutWrittenCode(code: string): string {
  const written = 'core.$ZodObjectJIT.init(inst, def);'
  if (!code.includes(written)) throw new Error('zod makes schemas of objects in another way')
  return code.replace(written, 'core.$ZodObject.init(inst, def);')
}

/** The code without these entries. Throws an error when there are none. */
export function withoutEntries(code: string, entries: RegExp): string {
  const left = code.replace(entries, '')
  if (left === code) throw new Error(`no such entries: ${entries.source}`)
  return left
}

/** What the client keeps of itself and nothing of ours reads: lists of everything it has, older names of a part, its decimals. */
const unusedOfClient = /^(?:Stripe\.(?:resources|Decimal) = .*| {8}this\.(?:account|oauth|Decimal) = .*);\n/gm

/**
 * The payment provider's client, which makes the parts that are called and no other: a hundred and sixty are not. Throws an error
 * when its code makes them in another way.
 */
export function onlyUsedParts(code: string): string {
  const used = Object.keys(usedResources.stripe)
  const imported = /^import \{ (\w+),? \} from '\.\/resources\/(\w+)(?:\/index)?\.js';$/gm
  const partOf = new Map([...code.matchAll(imported)].map(([, name = '', part = '']) => [name, part]))
  const kept: string[] = []
  const left = withoutEntries(code, unusedOfClient).replace(
    /^ {8}this\.\w+ = new (\w+)\(this\);\n/gm,
    (line, name: string) => {
      const part = partOf.get(name) ?? ''
      if (!used.includes(part)) return ''
      kept.push(part)
      return line
    },
  )
  if (kept.sort().join() !== used.sort().join()) throw new Error(`parts of the client: ${kept.join(', ')}`)
  return left
}

const resourceFile = /\/node_modules\/stripe\/esm\/resources\/([A-Za-z0-9-]+)(?:\/.*)?(?:\.m?js)$/

/** Whether a module is a part of a package that the product never calls. */
export function isUnusedResource(id: string): boolean {
  const path = id.replaceAll('\\', '/')
  if (unusedFiles.test(path) || pathInPackage(path) in answersOfUnused) return true
  const [, part] = resourceFile.exec(path) ?? []
  return part !== undefined && part !== 'index' && !(part in usedResources.stripe)
}

/** A module with the same exports, of which only what is called on the way answers. */
export function emptyResource(code: string, id = ''): string {
  const answers = answersOfUnused[pathInPackage(id.replaceAll('\\', '/'))] ?? []
  return answers.reduce(
    (text, answer) => {
      const [name] = answer.split(' ')
      return text.replace(new RegExp(`^export const ${name} = .*$`, 'm'), () => `export const ${answer}`)
    },
    leftOut(code, 'scripts/unused-resources.ts'),
  )
}

/** The code of classes with these methods alone. */
export function onlyMethods(code: string, methods: readonly string[]): string {
  const uncalled = parseAst(code)
    .body.flatMap((node) => (node.type === 'ExportNamedDeclaration' ? [node.declaration] : []))
    .flatMap((declared) => (declared?.type === 'ClassDeclaration' ? declared.body.body : []))
    .filter((member) => member.type === 'MethodDefinition')
    .filter(({ kind, key }) => kind === 'method' && !methods.includes(nameOf(key)))
  return without(code, uncalled)
}

/** Descriptions of what is sent and answered, that only the decimals above would read. */
const descriptions = ['requestSchema', 'responseSchema']

/** The code of a resource without the descriptions in its methods. */
export function withoutDescriptions(code: string): string {
  return without(code, describedIn(parseAst(code)))
}

function describedIn(value: unknown): object[] {
  if (Array.isArray(value)) return value.flatMap(describedIn)
  if (typeof value !== 'object' || value === null) return []
  if (
    'type' in value &&
    value.type === 'Property' &&
    'key' in value &&
    descriptions.includes(nameOf(value.key))
  )
    return [value]
  return Object.values(value).flatMap(describedIn)
}

/**
 * The code without these methods of its classes, of the objects that its constants hand to their makers (zod's schemas), and of
 * those that its functions make (the payment provider's webhooks).
 * Throws an error when one of the methods is not there.
 */
export function withoutMethods(code: string, methods: readonly string[]): string {
  const named = parseAst(code)
    .body.flatMap(membersOf)
    .flatMap((member) => ('key' in member ? [{ member, name: nameOf(member.key) }] : []))
    .filter(({ name }) => methods.includes(name))
  const missing = methods.filter((method) => !named.some(({ name }) => name === method))
  if (missing.length > 0) throw new Error(`no such methods: ${missing.join(', ')}`)
  return without(
    code,
    named.map(({ member }) => member),
  )
}

type Statement = ReturnType<typeof parseAst>['body'][number]
type Expression = Extract<Statement, { type: 'ExpressionStatement' }>['expression']

function membersOf(statement: Statement): object[] {
  const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
  if (declared?.type === 'ClassDeclaration') return declared.body.body
  if (declared?.type === 'FunctionDeclaration')
    return declared.body.body.flatMap((inside) =>
      inside.type === 'VariableDeclaration'
        ? inside.declarations.flatMap(({ init }) =>
            init?.type === 'ObjectExpression' ? init.properties : [],
          )
        : [],
    )
  if (declared?.type !== 'VariableDeclaration') return []
  return declared.declarations.flatMap(({ init }) => (init ? methodsHanded(init) : []))
}

/** Members of the objects in the last argument of a call, and in a call that stands there. */
function methodsHanded(call: Expression): object[] {
  if (call.type !== 'CallExpression') return []
  const last = call.arguments.at(-1)
  if (last?.type === 'ObjectExpression') return last.properties
  return last?.type === 'CallExpression' ? methodsHanded(last) : []
}

function nameOf(key: unknown): string {
  if (typeof key !== 'object' || key === null) return ''
  return 'type' in key && key.type === 'Identifier' && 'name' in key ? String(key.name) : ''
}

/** A text without these nodes, each with the comma after it. */
function without(code: string, nodes: readonly object[]): string {
  // From the end, so that positions still hold.
  return nodes
    .flatMap((node) => (hasPosition(node) ? [node] : []))
    .reduceRight((text, { start, end }) => text.slice(0, start) + text.slice(end).replace(/^\s*,/, ''), code)
}

/** The parser gives positions to all nodes; their types leave them out. */
const hasPosition = (node: object): node is { start: number; end: number } => 'start' in node && 'end' in node

function methodsOf(id: string): string[] | undefined {
  const [, part = ''] = resourceFile.exec(id.replaceAll('\\', '/')) ?? []
  return usedResources.stripe[part]
}

function pathInPackage(path: string): string {
  return path.split('/node_modules/').at(-1) ?? ''
}

/**
 * Remix's adapter is a CommonJS module, of which a bundler keeps everything: uploads, sessions in memory and in KV. This is
 * what the product imports of it.
 */
const adapter = `
import { createCookieFactory } from '@remix-run/server-runtime'
import { sign, unsign } from '@remix-run/cloudflare/dist/crypto.js'
export * from '@remix-run/server-runtime'
export const createCookie = /* @__PURE__ */ createCookieFactory({ sign, unsign })
`
/**
 * Remix's pages for a root without a boundary of errors and for one that waits for its data; ours has both. They keep the code of
 * `Scripts` in every page. What stays is the boundary around the root, should that fail itself.
 */
const boundaries = `
import { Component, createElement } from 'react'
export class RemixErrorBoundary extends Component {
  state = {}
  static getDerivedStateFromError = () => ({ failed: true })
  render() {
    if (!this.state.failed) return this.props.children
    const again = createElement('a', { href: '' }, 'Something went wrong. Load this page again.')
    return createElement('html', { lang: 'en' }, createElement('body', null, again))
  }
}
export const RemixRootDefaultErrorBoundary = () => null
export const RemixRootDefaultHydrateFallback = () => null
`
const remixPages = /\/node_modules\/@remix-run\/react\/dist\/esm\/(?:errorBoundaries|fallback)\.js$/

/**
 * Remix splits the cookies that a page's parents set out of one text, with a package's parser of all there is about cookies. The
 * Worker's headers give them one by one.
 */
export function cookiesOneByOne(code: string): string {
  const parsed = /^import \{ splitCookiesString \} from 'set-cookie-parser';\n/m
  const split = 'splitCookiesString(parentSetCookieString)'
  if (!parsed.test(code) || !code.includes(split)) throw new Error('Remix passes cookies on in another way')
  return code.replace(parsed, '').replace(split, 'parentHeaders.getSetCookie()')
}

/** Files that are changed in a way of their own before their methods are left out. */
const editedFiles: Record<string, (code: string) => string> = {
  '@remix-run/server-runtime/dist/esm/headers.js': cookiesOneByOne,
  'stripe/esm/stripe.core.js': onlyUsedParts,
  'zod/v4/classic/schemas.js': withoutWrittenCode,
}

const ADAPTER = '\0remix-adapter'

/** Packages in whose place the Worker has a file of its own, from the root of the repository. */
export const standIns: Record<string, string> = {
  '@oslojs/crypto/sha2': 'app/services/auth/sha256.server.ts',
  '@peculiar/asn1-ecc': 'app/services/auth/signature-numbers.server.ts',
  '@peculiar/asn1-schema': 'app/services/auth/signature-numbers.server.ts',
}

/** Leaves out of the Worker what it never calls of packages. */
export function withoutUnusedResources(root: string): Plugin {
  return {
    name: 'without-unused-resources',
    apply: 'build',
    enforce: 'pre',
    resolveId(source) {
      if (this.environment.name === 'client') return null
      if (source in standIns) return root + standIns[source]
      return source === '@remix-run/cloudflare' ? ADAPTER : null
    },
    load: (id) => (id === ADAPTER ? adapter : null),
    transform(code, id) {
      if (remixPages.test(id.replaceAll('\\', '/'))) return { code: boundaries, map: null }
      if (isUnusedResource(id)) return { code: emptyResource(code, id), map: null }
      const methods = methodsOf(id)
      if (methods) return { code: withoutDescriptions(onlyMethods(code, methods)), map: null }
      const entries = unusedEntries[pathInPackage(id.replaceAll('\\', '/'))]
      if (entries) return { code: withoutEntries(code, entries), map: null }
      const path = pathInPackage(id.replaceAll('\\', '/'))
      const unused = unusedMethods[path]
      const edited = editedFiles[path]?.(code) ?? code
      if (unused) return { code: withoutMethods(edited, unused), map: null }
      return edited === code ? null : { code: edited, map: null }
    },
  }
}
