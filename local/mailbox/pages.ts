import { page, text } from '../page'
import type { KeptMail } from './store'

const mark = 'Local mailbox: no mail leaves this machine'

/** All mails, the newest first. */
export function listPage(mails: readonly KeptMail[]): string {
  const rows = mails
    .toReversed()
    .map(
      ({ id, to, subject, at }) =>
        `<p><a href="/mail/${text(id)}">${text(subject)}</a><br>to ${text(to.join(', '))}, ${text(at)}</p>`,
    )
  return page({ title: 'Mailbox', mark, body: rows.join('\n') || '<p>No mail yet.</p>' })
}

/** One mail: who gets it, its text, and the way to its HTML. */
export function mailPage({ id, from, to, subject, at, headers, text: words, attachments }: KeptMail): string {
  const facts = { From: from, To: to.join(', '), Sent: at, ...headers }
  const lines = Object.entries(facts).map(([name, value]) => `<b>${text(name)}</b>: ${text(value)}`)
  const files = attachments.map(({ filename }) => `<b>Attached</b>: ${text(filename)}`)
  return page({
    title: subject,
    mark,
    body: `<p>${[...lines, ...files].join('<br>')}</p>
<p><a href="/mail/${text(id)}/html">Show as HTML</a> · <a href="/">All mails</a></p>
<h2>Text</h2>
<pre style="white-space: pre-wrap">${linked(words)}</pre>`,
  })
}

/** Addresses of a text as links. */
function linked(words: string): string {
  return words
    .split(/(https?:\/\/[^\s<>"]+)/)
    .map((part, index) => (index % 2 ? `<a href="${text(part)}">${text(part)}</a>` : text(part)))
    .join('')
}
