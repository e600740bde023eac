// @ts-check

const functions = [
  /^(?:export )?(?:async )?function\*? ?(\w+)\(/,
  /^(?:const|let|var) (\w+) = (?:async )?(?:function|\(|\w+ =>)/,
  /^(?:static )?(?:async )?\*?(\w+)\(.*\) \{$/,
]
const words = new Set(['if', 'for', 'while', 'switch', 'catch', 'function', 'with'])

/**
 * The function around a line of formatted code: the nearest one above with a smaller indentation.
 * @param {string[]} lines
 * @param {number} at counted from 0
 * @returns {string | undefined}
 */
export function functionAt(lines, at) {
  const indent = (/** @type {string} */ line) => line.length - line.trimStart().length
  let inner = indent(lines[at] ?? '') + 1
  for (let index = at; index >= 0; index--) {
    const line = lines[index] ?? ''
    if (line.trim() === '' || indent(line) >= inner) continue
    const name = functions
      .map((form) => form.exec(line.trim())?.[1])
      .find((found) => found && !words.has(found))
    if (name) return name
    inner = indent(line)
  }
  return undefined
}
