import type { MailPart, MailText } from '~/domain/mail/mail'
import { type Company, companyLines } from '~/domain/operations/company'

function wordsOf(part: MailPart): string {
  switch (part.kind) {
    case 'text':
      return part.text
    case 'button':
      return `${part.label}:\n${part.href}`
    case 'code':
      return `    ${part.code}`
    case 'facts':
      return part.facts.map(([name, value]) => `${name}: ${value}`).join('\n')
    case 'list':
      return part.items.map((item) => `- ${item}`).join('\n')
  }
}

/** The mail for readers without HTML. */
export function plainText(
  { title, parts, because, stop }: MailText,
  site: string,
  company: Company | null,
): string {
  const end = [
    '-- ',
    because,
    ...(stop ? [`Unsubscribe: ${stop}`] : []),
    site,
    ...(company ? companyLines(company) : []),
  ]
  return `${[title, ...parts.map(wordsOf)].join('\n\n')}\n\n${end.join('\n')}\n`
}
