import { execFile } from 'node:child_process'
import { z } from 'zod'
import { bin, ROOT, toolEnv } from '../toolchain.mjs'
import { type Finding, finding } from './finding'
import { nameFindings } from './settings'

/** Longest wait for one of wrangler's commands, milliseconds. */
const patience = 20_000

/** What wrangler prints; null when it fails or takes too long: no account, no network, nothing deployed yet. */
function wrangler(...args: string[]): Promise<string | null> {
  return new Promise((resolve) => {
    const options = { cwd: ROOT, env: toolEnv, timeout: patience, killSignal: 'SIGKILL' as const }
    const child = execFile(process.execPath, [bin('wrangler'), ...args], options, (error, stdout) =>
      resolve(error ? null : stdout),
    )
    child.stdin?.end()
  })
}

const Secrets = z.array(z.object({ name: z.string() }))

/** What is deployed at Cloudflare, as far as the account can be reached. */
export async function cloudflareFindings(): Promise<Finding[]> {
  const [secrets, migrations] = await Promise.all([
    wrangler('secret', 'list', '--format', 'json'),
    wrangler('d1', 'migrations', 'list', 'DB', '--remote'),
  ])
  return [...secretFindings(secrets), migrationFinding(migrations)]
}

export function secretFindings(printed: string | null): Finding[] {
  const begin = printed?.indexOf('[') ?? -1
  if (!printed || begin === -1)
    return [
      finding(
        'unseen',
        'deployed secrets',
        'wrangler could not list them: no account, no network, or no Worker yet',
      ),
    ]
  const names = Secrets.parse(JSON.parse(printed.slice(begin))).map(({ name }) => name)
  return [
    finding('fine', 'deployed secrets', `${names.length}`),
    ...nameFindings(names, 'the deployed secrets'),
  ]
}

export function migrationFinding(printed: string | null): Finding {
  const what = 'deployed migrations'
  if (printed === null)
    return finding('unseen', what, 'wrangler could not list them: no account, no network, or no database yet')
  const pending = [...new Set(printed.match(/\b\d{4}_\w+\.sql\b/g))]
  if (pending.length === 0) return finding('fine', what, 'all applied')
  return finding('warns', what, `pending, npm run deploy applies them: ${pending.join(', ')}`)
}
