import { type Plugin, parseAst } from 'vite'

/** A text of a library's code, what stands there instead, and how often it is there: once where nothing is said. */
type Replacement = readonly [from: string, to: string, times?: number]

type Change = {
  readonly replaced?: readonly Replacement[]
  /** Texts, each with the one before which its passage ends. */
  readonly cut?: readonly (readonly [from: string, until: string])[]
  /** Functions that do nothing here. */
  readonly empty?: readonly string[]
}

type Changes = Readonly<Record<string, Change>>

/** Links load no page before they are pressed, and none is marked as the one of this page. */
const links: Change['replaced'] = [
  ['let [shouldPrefetch, ref, prefetchHandlers] = usePrefetchBehavior(prefetch, props);\n', '', 2],
  [
    '_extends({}, props, prefetchHandlers, {\n    ref: mergeRefs(forwardedRef, ref),',
    '_extends({}, props, {\n    ref: forwardedRef,',
    2,
  ],
  ['shouldPrefetch && !isAbsolute ?', 'false ?', 2],
  ['isPageLinkDescriptor(link) ?', 'false ?'],
  ['NavLink.displayName = "NavLink";', ''],
]

/** No page is drawn by the browser alone, all data come as one stream, and routes are found as they are linked. */
const settings: Change['replaced'] = [
  ['isFogOfWarEnabled(future, isSpaMode)', 'true'],
  ['if (isSpaMode && !isHydrated)', 'if (false)'],
]

/** Data that a loader promised came as scripts of their own before. */
const noDeferredScripts: Change['cut'] = [
  ['let serializePreResolvedErrorImp = (key, error) =>', 'let initialScripts = React.useMemo('],
  ['if (!isStatic && typeof __remixContext === "object"', 'let routePreloads = matches.map'],
]

/** What pages and the Worker have in common: promises of loaders are no "deferred data". */
const router: Change = {
  replaced: [
    ['future.v7_partialHydration', 'true', 5],
    ['future.v7_fetcherPersist', 'true', 5],
    ['future.v7_normalizeFormMethod', 'true', 2],
    ['future.v7_prependBasename', 'true', 2],
    ['future.v7_skipActionErrorRevalidation', 'true', 2],
    ['return result.type === ResultType.deferred;', 'return false;'],
    ['if (isDeferredData(result)) {', 'if (false) {'],
    ['if (pendingViewTransitionEnabled) {', 'if (false) {'],
  ],
  empty: [
    'warning',
    'resolveNavigationDeferredResults',
    'resolveFetcherDeferredResults',
    'restoreAppliedTransitions',
    'persistAppliedTransitions',
  ],
}

const ofPages: Changes = {
  '/@remix-run/react/dist/esm/browser.js': {
    replaced: [
      ['window.__remixContext.isSpaMode', 'false', 8],
      ['window.__remixContext.future.v3_singleFetch', 'true', 4],
      ['window.__remixContext.future.v3_fetcherPersist', 'true'],
      ['window.__remixContext.future.v3_relativeSplatPath', 'true'],
      ['router.createRoutesForHMR = createClientRoutesWithHMRRevalidationOptOut;', ''],
      ['hmrRouterReadyResolve(router);', ''],
    ],
    // Only the development server exchanges modules.
    cut: [['let hmrRouterReadyPromise = new Promise', '/**\n * The entry point for a Remix app']],
  },
  '/@remix-run/react/dist/esm/components.js': {
    replaced: [
      // The server has written these scripts. What the browser has in their place is empty.
      ['createHtml(contextScript)', 'createHtml(" ")'],
      ['createHtml(routeModulesScript)', 'createHtml(" ")'],
      ['initialScripts, deferredScripts);', 'initialScripts, []);'],
      ...settings,
      ...links,
    ],
    cut: [
      ...noDeferredScripts,
      [
        'var _manifest$hmr;\n    let streamScript',
        'return /*#__PURE__*/React.createElement(React.Fragment, null, /*#__PURE__*/React.createElement("script", _extends({}, props, {\n      suppressHydrationWarning',
      ],
    ],
  },
  '/@remix-run/react/dist/esm/routes.js': {
    replaced: [
      ['if (typeof singleFetch === "function") {', 'if (true) {'],
      ['if (isSpaMode)', 'if (false)', 5],
      ['!isSpaMode ||', 'true ||'],
      ['isSpaMode && route.id !== "root" ||', ''],
      // The root has a boundary, and data that the server gave it.
      ['route.id === "root" ? RemixRootDefaultHydrateFallback : undefined', 'undefined'],
      ['if (needsRevalidation)', 'if (false)'],
      ['future.v3_singleFetch && route.shouldRevalidate', 'route.shouldRevalidate'],
    ],
    cut: [
      [
        'route.id === "root" ? () => /*#__PURE__*/React.createElement(RemixRootDefaultErrorBoundary',
        'undefined;\n  if (route.id === "root" && routeModule.Layout)',
      ],
    ],
  },
  '/@remix-run/react/dist/esm/fog-of-war.js': {
    replaced: [['!isFogOfWarEnabled(future, isSpaMode)', 'false', 2]],
  },
  '/@remix-run/react/dist/esm/scroll-restoration.js': { replaced: [['if (isSpaMode)', 'if (false)']] },
  '/@remix-run/react/dist/esm/routeModules.js': { replaced: [['window.__remixContext.isSpaMode', 'false']] },
  '/@remix-run/router/dist/router.js': router,
  '/react-router/dist/index.js': { empty: ['logV6DeprecationWarnings'] },
  '/react-router-dom/dist/index.js': {
    replaced: [
      ['if (!viewTransitionOpts || isViewTransitionUnavailable) {', 'if (true) {'],
      [
        'React.useEffect(() => UNSAFE_logV6DeprecationWarnings(future, router.future), [future, router.future]);',
        '',
      ],
    ],
    // No move to another page is shown by a view transition.
    cut: [
      [
        'React.useEffect(() => {\n    if (vtContext.isTransitioning && !vtContext.flushSync)',
        'let navigator = React.useMemo(',
      ],
    ],
  },
}

const ofWorker: Changes = {
  '/@remix-run/react/dist/esm/components.js': {
    replaced: [['initialScripts, deferredScripts);', 'initialScripts, []);'], ...settings, ...links],
    cut: [
      ...noDeferredScripts,
      ['// When single fetch is enabled, deferred is handled by turbo-stream', 'let routeModulesScript = '],
    ],
  },
  // Routes are put in order once for each list of them, and each path is compiled once, not with every request. Paths are those of
  // routes.ts: nothing that a reader sends is kept.
  '/@remix-run/router/dist/router.js': {
    ...router,
    replaced: [
      ...(router.replaced ?? []),
      [
        'let branches = flattenRoutes(routes);\n  rankRouteBranches(branches);',
        'let branches = rankedBranches.get(routes) ?? flattenRoutes(routes);\n  if (!rankedBranches.has(routes)) {\n    rankRouteBranches(branches);\n    rankedBranches.set(routes, branches);\n  }',
      ],
      ['function matchRoutesImpl(', 'const rankedBranches = new WeakMap();\nfunction matchRoutesImpl('],
      [
        '] = compilePath(pattern.path, pattern.caseSensitive, pattern.end);',
        '] = compiledPath(pattern.path, pattern.caseSensitive, pattern.end);',
      ],
      [
        'function compilePath(path,',
        'const compiledPaths = new Map();\nfunction compiledPath(path, caseSensitive, end) {\n  let key = caseSensitive + " " + end + " " + path;\n  if (!compiledPaths.has(key)) compiledPaths.set(key, compilePath(path, caseSensitive, end));\n  return compiledPaths.get(key);\n}\nfunction compilePath(path,',
      ],
    ],
  },
  '/@remix-run/server-runtime/dist/esm/server.js': {
    replaced: [
      ['_build.future.v3_singleFetch && url.pathname.endsWith', 'url.pathname.endsWith'],
      ['build.future.v3_singleFetch ? {', 'true ? {', 4],
      ['!true ? {', 'false ? {', 2],
      ['build.future.v3_singleFetch && !isResponse(response)', '!isResponse(response)'],
    ],
    // The data of one route ("?_data=…"), which pages asked for before all data came as one stream.
    cut: [
      ['if (url.searchParams.has("_data")) {', 'if (url.pathname.endsWith(".data")) {'],
      ['async function handleDataRequest(', 'async function handleSingleFetchRequest('],
    ],
  },
  '/@remix-run/server-runtime/dist/esm/data.js': {
    replaced: [
      [
        'singleFetch ? stripRoutesParam(stripIndexParam(request)) : stripDataParam(stripIndexParam(request))',
        'stripRoutesParam(stripIndexParam(request))',
        2,
      ],
      ['if (isDeferredData(result)) {', 'if (false) {'],
      ['if (singleFetch) {', 'if (true) {', 2],
    ],
  },
}

const changesOf = { pages: ofPages, worker: ofWorker }
/** What is built: the pages' scripts or the Worker. */
export type Built = keyof typeof changesOf

/** The files that are changed, within node_modules. */
export const changedFiles = (Object.keys(changesOf) as Built[]).flatMap((built) =>
  Object.keys(changesOf[built]).map((file) => ({ built, file })),
)

const changeOf = (built: Built, id: string) =>
  Object.entries(changesOf[built]).find(([file]) => id.endsWith(file))?.[1]

/**
 * The code of the router without what this site never asks of it. Throws where the library's code is another one.
 */
export function asUsed(built: Built, id: string, code: string): string {
  const { replaced = [], cut = [], empty = [] } = changeOf(built, id) ?? {}
  let text = code
  for (const [from, to, times = 1] of replaced) {
    const parts = text.split(from)
    if (parts.length !== times + 1)
      throw new Error(`${id} has ${from} ${parts.length - 1} times, not ${times}`)
    text = parts.join(to)
  }
  for (const [from, until] of cut) {
    const start = text.indexOf(from)
    const end = text.indexOf(until, start)
    if (start < 0 || end < 0 || text.includes(from, start + 1))
      throw new Error(`${id} has no ${start < 0 ? from : until} any more, or more than one`)
    text = text.slice(0, start) + text.slice(end)
  }
  return empty.length > 0 ? emptied(id, text, new Set(empty)) : text
}

/** The code with nothing in these functions, wherever they are declared. */
function emptied(id: string, code: string, names: ReadonlySet<string>): string {
  const bodies: { start: number; end: number }[] = []
  for (const node of parseAst(code).body) {
    const declared = node.type === 'ExportNamedDeclaration' ? node.declaration : node
    if (declared?.type === 'FunctionDeclaration' && names.has(declared.id.name))
      bodies.push(declared.body as never)
  }
  if (bodies.length !== names.size) throw new Error(`${id} has not all of ${[...names].join(', ')} any more`)
  return bodies.reduceRight((text, { start, end }) => `${text.slice(0, start)}{}${text.slice(end)}`, code)
}

export function routerAsUsed(): Plugin {
  let built: Built = 'pages'
  return {
    name: 'router-as-used',
    apply: (_, { command, isSsrBuild }) => {
      built = isSsrBuild ? 'worker' : 'pages'
      return command === 'build'
    },
    enforce: 'pre',
    transform: (code, id) => (changeOf(built, id) ? { code: asUsed(built, id, code), map: null } : null),
  }
}
