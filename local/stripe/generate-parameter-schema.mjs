// Writes the JSON Schema of `CallParameters` to standard output. A program of its own, because the TypeScript compiler
// that it needs takes half a gigabyte, which only the end of a process gives back.
import { fileURLToPath } from 'node:url'
import { createGenerator } from 'ts-json-schema-generator'

const generator = createGenerator({
  path: fileURLToPath(new URL('./parameter-types.ts', import.meta.url)),
  type: 'CallParameters',
  expose: 'none',
  topRef: false,
  jsDoc: 'none',
  additionalProperties: false,
  skipTypeCheck: true,
})
process.stdout.write(JSON.stringify(generator.createSchema('CallParameters')))
