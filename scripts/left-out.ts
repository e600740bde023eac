import type { Plugin } from 'vite'

/** The module that all modules which are left out share. */
const helper = 'virtual:left-out'

/** Its code. */
export const helperCode = [
  'export const leftOut = (name, file) => {',
  '  const fail = (what) => { throw new Error(what + " is left out of the Worker: " + file) }',
  '  return function () {',
  '    if (!new.target) fail(name)',
  '    return new Proxy(this, { get: (_, key) => typeof key === "string" ? fail(name + "." + key) : undefined })',
  '  }',
  '}',
].join('\n')

/** Gives the modules that are left out what they share. */
export function leftOutHelper(): Plugin {
  return {
    name: 'left-out-helper',
    apply: 'build',
    resolveId: (id) => (id === helper ? `\0${helper}` : null),
    load: (id) => (id === `\0${helper}` ? helperCode : null),
  }
}

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
  const inWords = JSON.stringify(file)
  return [
    `import { leftOut } from ${JSON.stringify(helper)}`,
    ...passedOn,
    ...names.map(
      (name) => `export const ${name} = /* @__PURE__ */ leftOut(${JSON.stringify(name)}, ${inWords})`,
    ),
    ...(/^export default /m.test(code)
      ? [`export default /* @__PURE__ */ leftOut("default", ${inWords})`]
      : []),
  ].join('\n')
}
