import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readSettings } from './settings.mjs'

const noFile = join(tmpdir(), 'there-is-no-such-file')

function devVars(content: string): string {
  const file = join(mkdtempSync(join(tmpdir(), 'dev vars ')), '.dev.vars')
  writeFileSync(file, content)
  return file
}

test('without configuration, both counterparts are wanted', () => {
  expect(readSettings({ PATH: '/bin', HOME: '/root' }, noFile)).toEqual({
    bindings: {},
    stripe: false,
    openid: false,
    mail: false,
    places: false,
  })
})

test('real keys are passed on and make their counterpart unnecessary', () => {
  const settings = readSettings(
    { STRIPE_SECRET_KEY: 'sk_x', OPENAI_API_KEY: 'k', AWS_SECRET_KEY: 'no' },
    noFile,
  )
  expect(settings).toEqual({
    bindings: { STRIPE_SECRET_KEY: 'sk_x', OPENAI_API_KEY: 'k' },
    stripe: true,
    openid: false,
    mail: false,
    places: false,
  })
  expect(readSettings({ OAUTH_ISSUER: 'https://id.example' }, noFile).openid).toBe(true)
})

test('.dev.vars counts too; the environment goes before it, and an empty value is none', () => {
  const file = devVars('STRIPE_SECRET_KEY="from file"\nOPENAI_MODEL=file-model\nOPENAI_API_KEY=\n')
  expect(readSettings({ OPENAI_MODEL: 'mine' }, file).bindings).toEqual({
    STRIPE_SECRET_KEY: 'from file',
    OPENAI_MODEL: 'mine',
  })
})

test('LOCAL_ONLY ignores all of it', () => {
  const file = devVars('STRIPE_SECRET_KEY=from-file')
  expect(readSettings({ LOCAL_ONLY: '1', OAUTH_ISSUER: 'https://id.example' }, file)).toEqual({
    bindings: {},
    stripe: false,
    openid: false,
    mail: false,
    places: false,
  })
})

test('LOCAL_ONLY lets through a map on loopback, and no other', () => {
  const only = (MAP_STYLE_URL: string) => readSettings({ LOCAL_ONLY: '1', MAP_STYLE_URL }, noFile).bindings
  expect(only('http://127.0.0.1:9/style.json')).toEqual({ MAP_STYLE_URL: 'http://127.0.0.1:9/style.json' })
  expect(only('https://tiles.example/style.json')).toEqual({})
  expect(only('http://localhost.example/style.json')).toEqual({})
})
