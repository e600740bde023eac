// Who may import whom (docs/architecture.md). A rule names what a layer may use; everything else of ours is forbidden.
const OURS = '^(app|workers|local|e2e|scripts|catalogue)/'
const TEST = '\\.test\\.tsx?$'

/** @param {string} name @param {string} from @param {string[]} uses @param {string} why @param {string} [except] */
const layer = (name, from, uses, why, except) => ({
  name,
  comment: why,
  severity: 'error',
  from: { path: from, ...(except && { pathNot: except }) },
  to: { path: OURS, pathNot: [from, ...uses] },
})

/**
 * The rooms of the domain from the bottom up. A room imports only rooms before it, types included, so that there can be
 * no cycle. `testing` holds what tests share and stands outside.
 */
const ROOMS = [
  'calendar',
  'money',
  'billing',
  'marketing',
  'mail',
  'catalogue',
  'places-import',
  'gazetteer',
  'posters',
  'reader',
  'request',
  'itinerary',
  'verification',
  'planning',
  'guide',
  'trips',
  'assistant',
  'quota',
  'account',
  'retention',
  'operations',
]

/** Files of other rooms that hold data types alone, and the lists of words that they are made of. */
const DATA = [
  '^app/domain/catalogue/(barrier|destination|local-clock|locality|place|travel-leg|vocabulary)\\.ts$',
  '^app/domain/itinerary/itinerary\\.ts$',
  '^app/domain/reader/(constraint|wish-message)\\.ts$',
  '^app/domain/request/plan-request\\.ts$',
]

function rooms() {
  const ordered = ROOMS.map((room, index) => ({
    name: `room-${room}`,
    comment: 'A room imports only the rooms before it.',
    severity: 'error',
    from: { path: `^app/domain/${room}/`, pathNot: TEST },
    to: {
      path: '^app/domain/[^/]+/',
      pathNot: ROOMS.slice(0, index + 1).map((below) => `^app/domain/${below}/`),
    },
  }))
  return [
    ...ordered,
    {
      name: 'rooms-are-listed',
      comment: 'A new folder of the domain gets its place in the list of rooms.',
      severity: 'error',
      from: { path: '^app/domain/[^/]+/', pathNot: [TEST, `^app/domain/(${ROOMS.join('|')}|testing)/`] },
      to: {},
    },
    {
      name: 'llm-engine-uses-the-port',
      comment:
        'The stages of another engine arrive as an argument; whoever assembles the engines passes them in.',
      severity: 'error',
      from: { path: '^app/domain/planning/llm-engine/', pathNot: TEST },
      to: { path: '^app/domain/planning/(catalogue-engine|area-engine|solver)/' },
    },
    {
      name: 'engines-are-apart',
      comment: 'What two engines share stands beside them.',
      severity: 'error',
      from: { path: '^app/domain/planning/(catalogue-engine|area-engine)/', pathNot: TEST },
      to: {
        path: '^app/domain/planning/(catalogue-engine|area-engine|llm-engine)/',
        pathNot: '^app/domain/planning/$1/',
      },
    },
    {
      name: 'stages-know-no-engine',
      comment: 'The port, the draft and the weights serve every engine.',
      severity: 'error',
      from: { path: '^app/domain/planning/[^/]+\\.ts$', pathNot: TEST },
      to: {
        path: '^app/domain/planning/(catalogue-engine|area-engine)/',
      },
    },
    {
      name: 'rooms-need-no-test-support',
      severity: 'error',
      from: { path: '^(app|workers)/', pathNot: [TEST, '^app/domain/testing/', '^workers/test/'] },
      to: { path: '^app/domain/testing/' },
    },
    {
      name: 'verification-is-independent',
      comment:
        'Checks are evidence only while they share no rule with what they check: data types, and lists of words.',
      severity: 'error',
      from: { path: '^app/domain/verification/', pathNot: TEST },
      to: {
        path: '^app/domain/',
        pathNot: ['^app/domain/(verification|calendar|money)/', '^app/domain/message\\.ts$', ...DATA],
      },
    },
    {
      name: 'verification-runs-its-own-rules',
      comment:
        'Of other rooms only types, lists of words, the hours of countries and the names of wishes: what runs in a check stands in its room, in the calendar or with money.',
      severity: 'error',
      from: { path: '^app/domain/verification/', pathNot: TEST },
      to: {
        path: '^app/domain/',
        pathNot: [
          '^app/domain/(verification|calendar|money)/',
          '^app/domain/message\\.ts$',
          '^app/domain/catalogue/(local-clock|vocabulary)\\.ts$',
          '^app/domain/reader/wish-message\\.ts$',
        ],
        dependencyTypesNot: ['type-only'],
      },
    },
  ]
}

const LOAD_CONTEXT = '^app/load-context\\.ts$'

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    layer(
      'domain',
      '^app/domain/',
      [],
      'The rules of the product stand on their own.',
      `${TEST}|^app/domain/testing/`,
    ),
    layer('messages', '^app/messages/', ['^app/domain/'], 'What is said, rendered from codes of the domain.'),
    layer(
      'use-cases',
      '^app/use-cases/',
      ['^app/domain/', '^app/messages/'],
      'A verb knows rules and what is said; adapters arrive as arguments.',
    ),
    layer(
      'services',
      '^app/services/',
      ['^app/domain/'],
      'An adapter knows the port and its vendor, nothing else.',
    ),
    layer('ui', '^app/ui/', [], 'The design system knows no product word.'),
    layer(
      'features',
      '^app/features/',
      ['^app/ui/', '^app/domain/', '^app/messages/'],
      'A screen is made of rules and the design system.',
    ),
    layer(
      'http',
      '^app/http/',
      ['^app/(domain|messages)/', LOAD_CONTEXT],
      'Requests and responses, without screens or vendors.',
    ),
    layer(
      'routes',
      '^app/routes/',
      ['^app/(use-cases|features|messages|ui|http|domain)/', LOAD_CONTEXT],
      'A route gets its adapters from the load context.',
    ),
    layer(
      'root',
      '^app/[^/]+$',
      ['^app/(features|ui|http|domain|styles)/'],
      'The shell around the routes; the load context is interfaces only.',
    ),
    layer(
      'workers',
      '^workers/',
      ['^app/(domain|messages|use-cases|services|http)/', LOAD_CONTEXT, '^app/entry\\.server\\.tsx$'],
      'The composition root sees screens only inside the server build.',
    ),
    layer(
      'local',
      '^local/',
      [],
      'The counterparts share no code with the app: they are independent evidence.',
    ),
    layer('e2e', '^e2e/', ['^(local|scripts)/'], 'Journeys see the product from outside.'),
    layer(
      'scripts',
      '^scripts/',
      [
        '^app/domain/',
        '^app/messages/',
        '^app/features/(posters/|design/scenes\\.ts$)',
        '^local/',
        '^catalogue/truth/',
        '^app/services/(mail|openai|stripe)/',
        '^app/services/(sun-times|reference-rates)\\.server\\.ts$',
        '^app/use-cases/plan-anywhere\\.ts$',
        '^workers/settings/',
      ],
      'Build steps may know the rules, the drawings and the settings, not the app; the evaluation plans trips to several places by the use case and asks a model through the adapter that ships, and the doctor reads what webhooks the product listens to.',
    ),
    layer('catalogue', '^catalogue/', ['^app/domain/'], 'Data, and tests that hold it against the rules.'),
    ...rooms(),
    {
      name: 'domain-is-pure',
      comment: 'Pure TypeScript and zod: no React, Remix, Cloudflare or Node.',
      severity: 'error',
      from: { path: '^app/domain/', pathNot: [TEST, '^app/domain/testing/'] },
      to: { pathNot: ['^app/domain/', '^node_modules/zod/'] },
    },
    {
      name: 'use-cases-are-pure',
      severity: 'error',
      from: { path: '^app/use-cases/', pathNot: TEST },
      to: { pathNot: ['^app/(use-cases|messages|domain)/', '^node_modules/zod/'] },
    },
    {
      name: 'vendors-in-services',
      comment: 'One place a vendor.',
      severity: 'error',
      from: { path: '^(app|workers)/', pathNot: ['^app/services/', TEST, '^workers/test/'] },
      to: { path: '^node_modules/(stripe|openai|drizzle-orm|remix-auth|remix-auth-oauth2|jose|suncalc)/' },
    },
    {
      name: 'services-are-server-files',
      comment: 'Remix keeps a file out of the browser by its name, *.server.ts, not by its folder.',
      severity: 'error',
      from: {},
      to: { path: '^app/services/', pathNot: ['\\.server\\.tsx?$', TEST] },
    },
    {
      name: 'no-cycles',
      comment: 'Of code that runs: a binding names the type of its Durable Object, which names the bindings.',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'no-development-packages',
      comment: 'What ships needs what is installed in production.',
      severity: 'error',
      from: { path: '^(app|workers)/', pathNot: [TEST, '^workers/test/', '^app/routes\\.ts$'] },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'resolvable',
      severity: 'error',
      from: {},
      // The harness loads the built Worker under a name of its own.
      to: { couldNotResolve: true, pathNot: '^(virtual|cloudflare):|^\\./built-worker\\.js$' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: ['^(build|dist|public|\\.wrangler)/', '\\.css'] },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['workerd', 'import', 'require', 'node', 'default', 'types'],
      mainFields: ['module', 'main', 'types'],
    },
    skipAnalysisNotInRules: true,
  },
}
