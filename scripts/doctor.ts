// `npm run doctor`: looks at settings, bindings, migrations, webhooks and services, and fails for what does not work.
// `--offline` makes no calls. `--deploy`: what is wrong in settings for local runs does not stop a deployment.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { unstable_readConfig } from 'wrangler'
import { readParts } from '../workers/settings/parts'
import { cloudflareFindings } from './doctor/cloudflare'
import { finding, table } from './doctor/finding'
import { bindingFindings, migrationFindings } from './doctor/project'
import { serviceFindings } from './doctor/services'
import { settingFindings } from './doctor/settings'
import { readSettings } from './settings.mjs'
import { ROOT } from './toolchain.mjs'

const isOffline = process.argv.includes('--offline')
const isDeploy = process.argv.includes('--deploy')

const config = unstable_readConfig({ config: join(ROOT, 'wrangler.toml') }, { hideWarnings: true })
const file = join(ROOT, '.dev.vars')
const inFile = existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {}
const local = { ...(process.env.LOCAL_ONLY !== '1' && inFile), ...readSettings().bindings }

const findings = [
  ...bindingFindings(config),
  ...migrationFindings(join(ROOT, 'migrations')).findings,
  ...(Object.keys(config.vars).length > 0 ? settingFindings(config.vars, 'wrangler.toml') : []),
  ...settingFindings(local, 'the environment or .dev.vars', isDeploy ? 'warns' : 'breaks'),
  ...(isOffline
    ? [finding('unseen', 'services, secrets, the database', 'not looked at, as --offline says')]
    : (
        await Promise.all([cloudflareFindings(), serviceFindings(readParts({ ...config.vars, ...local }))])
      ).flat()),
]
console.log(table(findings))
const broken = findings.filter(({ verdict }) => verdict === 'breaks').length
console.log(broken > 0 ? `\n${broken} of ${findings.length} do not work.` : '\nNothing is broken.')
process.exitCode = broken > 0 ? 1 : 0
