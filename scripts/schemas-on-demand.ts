import { type Plugin, parseAst } from 'vite'

/** The name of the function below in the bundle; no other has it. */
const once = 'schemaOnDemand'
const HELPER = '\0schema-on-demand'
const helper = `export function ${once}(make) { let made; return () => made ??= make() }`

/** Our modules; a package's schemas are its own matter. */
const ours = /\/(?:app|workers)\/.*\.tsx?$/
/** Methods that make a schema of another one. */
const derived =
  /^(?:extend|safeExtend|omit|pick|partial|required|optional|nullable|nullish|refine|superRefine|transform|pipe|array|default|brand|strict|loose|catch|strip)$/
/** Functions of ours that make schemas, and what they return by name. */
const makers = ['schemasOver', 'eventsOver']
const made = /^[a-z]+Schemas$/

interface Node {
  type: string
  start: number
  end: number
  [field: string]: unknown
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value
}

const node = (value: unknown): Node | null => (isNode(value) ? value : null)
const nodes = (value: unknown): Node[] => (Array.isArray(value) ? value.filter(isNode) : [])
const nameOf = (value: unknown): string => {
  const found = node(value)
  return found?.type === 'Identifier' && typeof found.name === 'string' ? found.name : ''
}
const parsed = (code: string): Node => {
  const program: unknown = parseAst(code)
  if (!isNode(program)) throw new Error('not a module')
  return program
}

/** Whether an expression is a schema by its look: `z.object({…}).refine(…)`, `Trip.pick({…})`. */
function isSchema(expression: Node | null): boolean {
  let at = expression
  const methods: string[] = []
  while (at?.type === 'CallExpression' || (at?.type === 'MemberExpression' && !at.computed)) {
    if (at.type === 'MemberExpression') methods.unshift(nameOf(at.property))
    at = node(at.type === 'CallExpression' ? at.callee : at.object)
  }
  const root = nameOf(at)
  if (made.test(root)) return methods.every((method) => derived.test(method) || /^[A-Z]/.test(method))
  if (expression?.type !== 'CallExpression') return false
  if (makers.includes(root)) return methods.length === 0
  if (root === 'z') return !methods.some((method) => /^(?:config|parse|safeParse)$/.test(method))
  return /^[A-Z]/.test(root) && methods.length > 0 && methods.every((method) => derived.test(method))
}

const declarators = (program: Node): Node[] =>
  nodes(program.body)
    .map((statement) =>
      statement.type === 'ExportNamedDeclaration' ? node(statement.declaration) : statement,
    )
    .filter((statement) => statement?.type === 'VariableDeclaration' && statement.kind === 'const')
    .flatMap((statement) => nodes(statement?.declarations))

/** Changes places of a text, from its end, so that positions still hold. */
function changed(code: string, changes: { start: number; end: number; text: string }[]): string {
  return changes
    .sort((one, other) => other.start - one.start)
    .reduce((result, { start, end, text }) => result.slice(0, start) + text + result.slice(end), code)
}

/** A module whose schemas are made by functions; `callSchemas` makes their readers call them. */
export function deferSchemas(code: string): string | null {
  if (!/\bfrom\s*["']zod["']|\.(?:extend|pick|omit|partial)\(|Schemas\b/.test(code)) return null
  const found = declarators(parsed(code)).flatMap(({ id, init }) => {
    const made = node(init)
    return nameOf(id) && made && isSchema(made) ? [made] : []
  })
  if (found.length === 0) return null
  const changes = found.map(({ start, end }) => ({
    start,
    end,
    text: `/* @__PURE__ */ ${once}(() => (${code.slice(start, end)}))`,
  }))
  return `import { ${once} } from ${JSON.stringify(HELPER)}\n${changed(code, changes)}`
}

/** Names that a pattern declares. */
function declared(pattern: Node | null): string[] {
  if (!pattern) return []
  if (pattern.type === 'Identifier') return [nameOf(pattern)]
  const parts = [pattern.left, pattern.argument, pattern.value]
  const lists = [...nodes(pattern.elements), ...nodes(pattern.properties)]
  return [...parts.map(node), ...lists].flatMap(declared)
}

const isFunction = ({ type }: Node) =>
  /^(?:FunctionDeclaration|FunctionExpression|ArrowFunctionExpression)$/.test(type)

/** Names of `var` in a function, which hold in all of it. */
function varsIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(varsIn)
  const at = node(value)
  if (!at || isFunction(at)) return []
  const own =
    at.type === 'VariableDeclaration' && at.kind === 'var'
      ? nodes(at.declarations).flatMap(({ id }) => declared(node(id)))
      : []
  return [...own, ...Object.values(at).flatMap((part) => (typeof part === 'object' ? varsIn(part) : []))]
}

/** Names that a list of statements declares for itself. */
const lexical = (statements: Node[]): string[] =>
  statements.flatMap((statement) => {
    if (statement.type === 'VariableDeclaration')
      return nodes(statement.declarations).flatMap(({ id }) => declared(node(id)))
    return /^(?:Function|Class)Declaration$/.test(statement.type) ? [nameOf(statement.id)] : []
  })

/** Names that a node declares for what is inside of it. */
function namesWithin(at: Node): string[] {
  if (isFunction(at)) return [...nodes(at.params).flatMap(declared), ...varsIn(at.body), nameOf(at.id)]
  switch (at.type) {
    case 'BlockStatement':
    case 'StaticBlock':
      return lexical(nodes(at.body))
    case 'SwitchStatement':
      return nodes(at.cases).flatMap(({ consequent }) => lexical(nodes(consequent)))
    case 'ForStatement':
      return lexical(nodes([at.init]))
    case 'ForInStatement':
    case 'ForOfStatement':
      return lexical(nodes([at.left]))
    case 'CatchClause':
      return declared(node(at.param))
    case 'ClassExpression':
      return [nameOf(at.id)]
    default:
      return []
  }
}

/** The bundle, in which what reads a schema calls the function that makes it once. */
export function callSchemas(code: string): { code: string; count: number } {
  const program = parsed(code)
  const schemas = declarators(program).filter(({ init }) => nameOf(node(init)?.callee) === once)
  const names = new Set(schemas.map(({ id }) => nameOf(id)))
  const places = new Set(schemas.map(({ id }) => node(id)?.start))
  const changes: { start: number; end: number; text: string }[] = []

  const visit = (at: Node, hidden: ReadonlySet<string>, shorthand = false) => {
    if (at.type === 'Identifier') {
      const name = nameOf(at)
      if (!names.has(name) || hidden.has(name) || places.has(at.start)) return
      changes.push({ start: at.start, end: at.end, text: shorthand ? `${name}: ${name}()` : `${name}()` })
      return
    }
    if (at.type === 'ExportSpecifier') {
      if (names.has(nameOf(at.local))) throw new Error(`The bundle exports the schema ${nameOf(at.local)}.`)
      return
    }
    const own = namesWithin(at).filter((name) => names.has(name))
    const inside = own.length > 0 ? new Set([...hidden, ...own]) : hidden
    const named = /^(?:Property|MethodDefinition|PropertyDefinition)$/.test(at.type)
    for (const [field, value] of Object.entries(at)) {
      if (typeof value !== 'object' || value === null) continue
      if (field === 'property' && at.type === 'MemberExpression' && !at.computed) continue
      if (field === 'key' && named && !at.computed) continue
      if (field === 'label' || field === 'meta') continue
      for (const part of Array.isArray(value) ? value : [value])
        if (isNode(part)) visit(part, inside, at.type === 'Property' && at.shorthand === true)
    }
  }
  visit(program, new Set())
  return { code: changed(code, changes), count: schemas.length }
}

/**
 * Makes the Worker's schemas when they are first used. All of them were made at its start, which is CPU time before the first
 * answer, and a request needs a few.
 */
export function schemasOnDemand(): Plugin {
  return {
    name: 'schemas-on-demand',
    apply: (_, { command, isSsrBuild }) => command === 'build' && Boolean(isSsrBuild),
    resolveId: (source) => (source === HELPER ? HELPER : null),
    load: (id) => (id === HELPER ? helper : null),
    transform(code, id) {
      const deferred = ours.test(id.replaceAll('\\', '/')) ? deferSchemas(code) : null
      return deferred === null ? null : { code: deferred, map: null }
    },
    renderChunk(code) {
      const { code: calling, count } = callSchemas(code)
      if (count === 0) this.error('No schema was found.')
      return { code: calling, map: null }
    },
  }
}
