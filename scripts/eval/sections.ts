/** A page with a section made anew, at its end where it had none. The section begins with its heading. */
export function withSection(page: string, section: string): string {
  const heading = section.slice(0, section.indexOf('\n'))
  const start = page.indexOf(`${heading}\n`)
  if (start < 0) return `${page.trimEnd()}\n\n${section.trimEnd()}\n`
  const end = page.indexOf('\n## ', start + heading.length)
  return `${page.slice(0, start)}${section.trimEnd()}\n${end < 0 ? '' : page.slice(end)}`
}
