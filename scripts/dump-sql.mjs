// @ts-check
// A database as SQL, in statements that D1 takes.

/** D1 takes statements of 100 kB; this many characters are below that in every script. */
const mostCharacters = 30_000

/** The statements of a file. A semicolon within quotes ends none. @param {string} sql */
export function statementsOf(sql) {
  const statements = []
  let start = 0
  let isQuoted = false
  for (let at = 0; at < sql.length; at++) {
    if (sql[at] === "'") isQuoted = !isQuoted
    if (sql[at] !== ';' || isQuoted) continue
    statements.push(sql.slice(start, at).trim())
    start = at + 1
  }
  return statements.filter((statement) => statement !== '')
}

const endMark = '-- end of the backup, statements: '

/** Statements as a file that shows when a part of it is missing. @param {readonly string[]} statements */
export function asFile(statements) {
  return `${statements.map((statement) => `${statement};\n`).join('')}${endMark}${statements.length}\n`
}

/** The statements of such a file; null where it was cut off or changed. @param {string} text */
export function wholeFile(text) {
  const statements = statementsOf(text)
  return text.endsWith(`\n${endMark}${statements.length}\n`) ? statements : null
}

/** How many rows of ours they write, by table. @param {readonly string[]} statements */
export function rowsByTable(statements) {
  /** @type {Map<string, number>} */
  const rows = new Map()
  for (const statement of statements) {
    const table = /^INSERT INTO (\S+)/i.exec(statement)?.[1]?.replace(/^["`]|["`]$/g, '')
    // SQLite writes its own tables itself.
    if (table && !table.startsWith('sqlite_')) rows.set(table, (rows.get(table) ?? 0) + 1)
  }
  return rows
}

/** A value as SQL. @param {unknown} value */
export function literal(value) {
  if (value === null || value === undefined) return 'NULL'
  if (typeof value === 'number') return String(value)
  return `'${String(value).replaceAll("'", "''")}'`
}

/** @param {string} name */
export const quoted = (name) => `"${name.replaceAll('"', '""')}"`

/** The same row in more statements, if its own is too long: a long text is put together piece by piece. @param {string} statement */
export function shortened(statement) {
  const [, table, names, values] =
    /^INSERT INTO (\S+) ?\(([^)]*)\) ?VALUES ?\((.*)\)$/is.exec(statement) ?? []
  if (statement.length <= mostCharacters || !table || !names || values === undefined) return [statement]
  const columns = names.split(',')
  /** @type {string[]} */
  const updates = []
  const short = splitValues(values).map((value, index) => {
    if (value.length <= mostCharacters || !value.startsWith("'")) return value
    const [first = '', ...rest] = pieces(value.slice(1, -1).replaceAll("''", "'"))
    const column = columns[index]?.trim()
    for (const piece of rest)
      updates.push(
        `UPDATE ${table} SET ${column} = ${column} || ${literal(piece)} WHERE rowid = last_insert_rowid()`,
      )
    return literal(first)
  })
  return [`INSERT INTO ${table} (${names}) VALUES (${short.join(',')})`, ...updates]
}

/** @param {string} values */
function splitValues(values) {
  const parts = []
  let start = 0
  let isQuoted = false
  for (let at = 0; at < values.length; at++) {
    if (values[at] === "'") isQuoted = !isQuoted
    if (values[at] !== ',' || isQuoted) continue
    parts.push(values.slice(start, at).trim())
    start = at + 1
  }
  return [...parts, values.slice(start).trim()]
}

/** Pieces of a text; no character is cut in two. @param {string} text */
function pieces(text) {
  const found = []
  for (let at = 0; at < text.length; ) {
    let end = at + mostCharacters / 2
    if (/[\uD800-\uDBFF]/.test(text[end - 1] ?? '')) end--
    found.push(text.slice(at, end))
    at = end
  }
  return found
}
