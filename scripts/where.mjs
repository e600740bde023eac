// @ts-check
// The functions of a stack trace in the log, whose names the upload does not have: `npm run where -- 1:24753 1:43101`, with the
// line and the column of each frame. The build has to be of the commit that runs.
import { existsSync, readFileSync } from 'node:fs'
import { SourceMap } from 'node:module'
import { join } from 'node:path'
import { functionAt } from './function-at.mjs'
import { command, Failure } from './processes.mjs'
import { ROOT } from './toolchain.mjs'

await command(async () => {
  const file = join(ROOT, 'build/names/index.js')
  if (!existsSync(file)) throw new Failure('There is no build: npm run build, in the commit that runs.')
  const frames = process.argv.slice(2).map((frame) => /(\d+):(\d+)\)?$/.exec(frame))
  if (frames.length === 0 || frames.includes(null))
    throw new Failure('Give the line and the column of each frame: npm run where -- 1:24753')
  const lines = readFileSync(file, 'utf8').split('\n')
  const map = new SourceMap(JSON.parse(readFileSync(`${file}.map`, 'utf8')))
  for (const frame of frames) {
    const entry = map.findEntry(Number(frame?.[1]) - 1, Number(frame?.[2]) - 1)
    const line = 'originalLine' in entry ? entry.originalLine : undefined
    if (line === undefined) console.log(`${frame?.[0]}  not in this build`)
    else
      console.log(
        `${frame?.[0]}  ${functionAt(lines, line) ?? 'top level'}: ${lines[line]?.trim().slice(0, 120)}`,
      )
  }
})
