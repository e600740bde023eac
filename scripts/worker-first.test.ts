import { existsSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

it('no file is at an address at which the Worker answers without looking for one', () => {
  const [, list = '[]'] = /^run_worker_first = (\[.*\])$/m.exec(readFileSync('wrangler.toml', 'utf8')) ?? []
  const addresses = [...list.matchAll(/"(.*?)"/g)].map(([, address = '']) => address)
  expect(addresses).toContain('/trips/*')
  const folders = addresses
    .map((address) => address.replace(/\/\*$/, ''))
    .filter((address) => address !== '/')
  const files = ['public', 'build/client'].flatMap((root) => folders.map((folder) => root + folder))
  expect(files.filter((file) => existsSync(file) || existsSync(`${file}.html`))).toEqual([])
})
