import { readdirSync, readFileSync } from 'node:fs'

const folder = 'build/client/assets'

/** The name of the one script of the build that holds a text. Files that pages share are named by their hash alone. */
export function builtFileWith(text: string): string {
  const holding = readdirSync(folder).filter(
    (name) => name.endsWith('.js') && readFileSync(`${folder}/${name}`, 'utf8').includes(text),
  )
  const [file, ...more] = holding
  if (!file || more.length > 0) throw new Error(`${holding.length} scripts of the build hold "${text}"`)
  return file
}
