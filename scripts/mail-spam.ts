// `npm run spam:mails`: what SpamAssassin's own rules, without a network, say of every mail (Debian: `apt install spamassassin`).
import { spawnSync } from 'node:child_process'
import { housePalette } from '../app/domain/posters/house-palette'
import { mailText } from '../app/messages/en/mails'
import { plainText } from '../app/messages/en/plain-mail'
import { mailHtml } from '../app/services/mail/mail-html.server'
import { mailSamples } from './mail-samples'

const site = 'https://planner.example'
/** Points from which SpamAssassin calls a mail spam; ours stay far below. */
const most = 1
/** Of where a mail came from, which a mail that was never sent has not. */
const ofTheWay = new Set(['NO_RECEIVED', 'NO_RELAYS', 'ALL_TRUSTED'])

/** RFC 2045, 6.7: so lines stay short, whatever is in them. */
function quotedPrintable(text: string): string {
  const encoded = [...new TextEncoder().encode(text.replaceAll('\r', ''))].map((byte) =>
    byte === 10
      ? '\n'
      : byte >= 32 && byte < 127 && byte !== 61
        ? String.fromCharCode(byte)
        : `=${byte.toString(16).toUpperCase().padStart(2, '0')}`,
  )
  let [out, line] = ['', '']
  for (const [index, part] of encoded.entries()) {
    // A space at the end of a line would be lost.
    const safe = part === ' ' && (encoded[index + 1] ?? '\n') === '\n' ? '=20' : part
    if (safe !== '\n' && line.length + safe.length > 72) {
      out += `${line}=\n`
      line = ''
    }
    line += safe
    if (safe !== '\n') continue
    out += line
    line = ''
  }
  return out + line
}

function message(subject: string, html: string, text: string, stop: string | null): string {
  const part = (type: string, body: string) =>
    `--parts\nContent-Type: ${type}; charset=utf-8\nContent-Transfer-Encoding: quoted-printable\n\n${quotedPrintable(body)}\n`
  return [
    'From: Vacation Planner HQ <trips@planner.example>',
    'To: ada@example.com',
    `Subject: ${subject}`,
    `Date: ${new Date().toUTCString().replace('GMT', '+0000')}`,
    `Message-ID: <${crypto.randomUUID()}@planner.example>`,
    ...(stop ? [`List-Unsubscribe: <${stop}>`, 'List-Unsubscribe-Post: List-Unsubscribe=One-Click'] : []),
    'MIME-Version: 1.0',
    'Content-Type: multipart/alternative; boundary="parts"',
    '',
    `${part('text/plain', text)}${part('text/html', html)}--parts--`,
    '',
  ].join('\n')
}

let failed = false
for (const mail of Object.values(mailSamples)) {
  const words = mailText(mail, site)
  const html = await mailHtml(words, { site, company: null, palette: housePalette })
  const input = message(words.subject, html, plainText(words, site, null), words.stop)
  const { stdout, error } = spawnSync('spamassassin', ['--local', '--test-mode'], { input, encoding: 'utf8' })
  if (error) {
    console.error('SpamAssassin is not installed (Debian: apt install spamassassin).')
    process.exit(2)
  }
  const rows = [...stdout.matchAll(/^ *(-?\d+\.\d+) ([A-Z0-9_]{3,}) +(.*)$/gm)]
  const found = rows
    .map(([, points = '0', rule = '', says = '']) => ({ points: Number(points), rule, says }))
    .filter(({ rule }) => !ofTheWay.has(rule))
  const points = found.reduce((sum, rule) => sum + rule.points, 0)
  if (points > most) failed = true
  console.log(`${points.toFixed(1)} ${mail.kind}`)
  for (const { points: each, rule, says } of found) console.log(`      ${each.toFixed(1)} ${rule}: ${says}`)
}
console.log(
  failed
    ? `\nA mail has more than ${most} points.`
    : `\nNo mail has more than ${most} points of the 5 that make spam.`,
)
process.exitCode = failed ? 1 : 0
