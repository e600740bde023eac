import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { partSchemas, readParts } from '../workers/settings/parts'
import { notes } from '../workers/settings/setting'
import { readSettings } from './settings.mjs'

const operations = readFileSync(new URL('../docs/operations.md', import.meta.url), 'utf8')
const schemas = Object.values(partSchemas).flatMap(({ shape }) => Object.entries(shape))
const names = schemas.map(([name]) => name)

describe('the table of settings in docs/operations.md', () => {
  it('has every setting that the product reads, and no other', () => {
    const [, section = ''] = operations.split('\n## Settings\n')
    const documented = [...section.matchAll(/^\| `([A-Z][A-Z0-9_]+)` \|/gm)].map(([, name]) => name)
    expect(documented.toSorted()).toEqual(names.toSorted())
  })
})

it('docs/operations.md says of every part what happens while it is off', () => {
  const [, section = ''] = operations.split('\n| part | while it is off |\n')
  const [table = ''] = section.split('\n\n')
  const told = [...table.matchAll(/^\| (.+?) \|/gm)].flatMap(([, cell = '']) =>
    [...cell.matchAll(/`([a-z-]+)`/g)].map(([, part]) => part),
  )
  expect(told.toSorted()).toEqual(Object.keys(partSchemas).toSorted())
})

describe('a setting', () => {
  it('says what it expects', () => {
    for (const [name, schema] of schemas) expect(notes.get(schema)?.expects, name).toMatch(/\w/)
  })

  it('reaches the Worker from the environment of npm start', () => {
    const { bindings } = readSettings(
      Object.fromEntries(names.map((name) => [name, '1'])),
      '/there-is-no-such-file',
    )
    // The version is that of the package.
    expect(Object.keys(bindings).toSorted()).toEqual(
      names.filter((name) => name !== 'APP_VERSION').toSorted(),
    )
  })

  it('may be a number or a truth value, as wrangler.toml writes them', () => {
    const { rehearsal } = readParts({ PLANNER_DAY_DELAY_MS: 200, PLANNER_EVENT_TIMES: true })
    expect(rehearsal.value).toEqual({
      DESIGN_PAGE: false,
      LOOPBACK_LIMIT_FACTOR: 1,
      PLANNER_EVENT_TIMES: true,
      PLANNER_DAY_DELAY_MS: 200,
    })
  })

  it('may end in a line break, as a pipe leaves one', () => {
    expect(readParts({ OPENAI_API_KEY: 'key\n' }).model.value?.OPENAI_API_KEY).toBe('key')
  })
})
