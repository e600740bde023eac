import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Miniflare } from 'miniflare'
import { unstable_getMiniflareWorkerOptions, unstable_readConfig } from 'wrangler'
import { z } from 'zod'
import { Destination } from '../../app/domain/catalogue/destination'
import { DestinationCard } from '../../app/domain/catalogue/place-catalogue'
import { bin, ROOT, toolEnv } from '../toolchain.mjs'

/** Where imported destinations are kept: a bucket of Cloudflare's, or its counterpart in a state folder. */
export interface Shelf {
  read(name: string): Promise<string | null>
  write(name: string, text: string): Promise<void>
  close(): Promise<void>
}

const binding = 'PLACES'
const Buckets = z.array(z.object({ binding: z.string(), bucket_name: z.string() }))

/** The bucket of a state folder; the layout is that of `npm start`. */
export function localShelf(stateDir: string): Shelf {
  const { workerOptions } = unstable_getMiniflareWorkerOptions(
    unstable_readConfig({ config: join(ROOT, 'wrangler.toml') }),
  )
  const miniflare = new Miniflare({
    cf: false,
    defaultPersistRoot: join(stateDir, 'v3'),
    modules: true,
    script: 'export default { fetch: () => new Response() }',
    ...(workerOptions.r2Buckets && { r2Buckets: workerOptions.r2Buckets }),
  })
  return {
    async read(name) {
      const object = await (await miniflare.getR2Bucket(binding)).get(name)
      return object ? object.text() : null
    },
    async write(name, text) {
      await (await miniflare.getR2Bucket(binding)).put(name, text)
    },
    close: () => miniflare.dispose(),
  }
}

/** The deployed bucket, by wrangler. */
export function remoteShelf(): Shelf {
  const config = unstable_readConfig({ config: join(ROOT, 'wrangler.toml') })
  const bucket = Buckets.parse(config.r2_buckets).find((each) => each.binding === binding)?.bucket_name
  if (!bucket) throw new Error(`wrangler.toml binds no bucket ${binding}`)
  const wrangler = (...args: string[]) =>
    spawnSync(process.execPath, [bin('wrangler'), 'r2', 'object', ...args, '--remote'], {
      cwd: ROOT,
      env: toolEnv,
      encoding: 'utf8',
      maxBuffer: 1e9,
    })
  return {
    async read(name) {
      const { status, stdout, stderr } = wrangler('get', `${bucket}/${name}`, '--pipe')
      if (status === 0) return stdout
      if (/does not exist|not found|NoSuchKey/i.test(stdout + stderr)) return null
      throw new Error(`wrangler could not read ${name}:\n${stdout}${stderr}`)
    },
    async write(name, text) {
      const folder = mkdtempSync(join(tmpdir(), 'places-'))
      try {
        const file = join(folder, 'object.json')
        writeFileSync(file, text)
        const put = wrangler('put', `${bucket}/${name}`, '--file', file, '--content-type', 'application/json')
        if (put.status !== 0) throw new Error(`wrangler could not write ${name}:\n${put.stdout}${put.stderr}`)
      } finally {
        rmSync(folder, { recursive: true })
      }
    },
    close: async () => {},
  }
}

const nameOf = (id: string) => `destinations/${id}.json`

/** What an earlier import of the same town left. */
export async function earlierImport(shelf: Shelf, id: string): Promise<Destination | undefined> {
  const text = await shelf.read(nameOf(id))
  return text === null ? undefined : Destination.parse(JSON.parse(text))
}

/** How often a card is written again that is not there afterwards. */
const mostTries = 3

/**
 * Keeps a destination and its card. The card is written last: what is listed is there. The queue that looks towns up writes the same
 * index, so the card is looked for afterwards and written again where that took it away. Throws where it does not stay.
 */
export async function keepImport(shelf: Shelf, destination: Destination): Promise<void> {
  await shelf.write(nameOf(destination.id), JSON.stringify(destination))
  const card = DestinationCard.parse(destination)
  for (let tries = 0; tries < mostTries; tries++) {
    const others = (await cardsOf(shelf)).filter(({ id }) => id !== card.id)
    await shelf.write('index.json', JSON.stringify([...others, card]))
    if ((await cardsOf(shelf)).some(({ id }) => id === card.id)) return
  }
  throw new Error(`${card.label} is kept and not listed: import it again`)
}

async function cardsOf(shelf: Shelf): Promise<DestinationCard[]> {
  const index = await shelf.read('index.json')
  return index === null ? [] : z.array(DestinationCard).parse(JSON.parse(index))
}
