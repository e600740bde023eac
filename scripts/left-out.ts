/**
 * The text of a module with the same exports, each of which throws an error when it is called, constructed and used, or
 * read from. It stands for code that the Worker never runs.
 * @param file Where the list of what is left out is kept, for the error.
 */
export function leftOut(code: string, file: string): string {
  const declared = [
    ...code.matchAll(/^export (?:default )?(?:class|const|let|(?:async )?function\*?) (\w+)/gm),
  ]
  const listed = [...code.matchAll(/^export \{([^}]*)\}/gm)].flatMap(([, names = '']) =>
    names.split(',').map((name) => name.split(' as ').at(-1)?.trim()),
  )
  const names = [...declared.map(([, name]) => name), ...listed].filter((name) => name && name !== 'default')
  const passedOn = [...code.matchAll(/^export \* from .*$/gm)].map(([line]) => line)
  return [
    ...passedOn,
    'const leftOut = (name) => {',
    `  const fail = (what) => { throw new Error(\`\${what} is left out of the Worker: ${file}\`) }`,
    '  return function () {',
    '    if (!new.target) fail(name)',
    '    return new Proxy(this, { get: (_, key) => typeof key === "string" ? fail(name + "." + key) : undefined })',
    '  }',
    '}',
    ...names.map((name) => `export const ${name} = leftOut(${JSON.stringify(name)})`),
    ...(/^export default /m.test(code) ? ['export default leftOut("default")'] : []),
  ].join('\n')
}
