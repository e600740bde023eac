import { globSync } from 'node:fs'

const isTest = (path: string) => /\.test\.tsx?$/.test(path)

/** The TypeScript files of folders and single files, each once, in the order of their names. */
const filesOf = (paths: string[]) =>
  globSync(paths.flatMap((path) => (/\.tsx?$/.test(path) ? path : `${path}/**/*.{ts,tsx}`))).sort()

export const codeOf = (paths: string[]) => filesOf(paths).filter((path) => !isTest(path))
export const testsOf = (paths: string[]) => filesOf(paths).filter(isTest)
