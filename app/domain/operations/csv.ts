/** What makes a spreadsheet read a cell as a formula. */
const formula = /^[=+\-@\t\r]/

/** Rows as CSV (RFC 4180). A cell that a spreadsheet would compute begins with an apostrophe. */
export function toCsv(rows: readonly (readonly string[])[]): string {
  const cell = (text: string) => `"${(formula.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`
  return rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')
}
