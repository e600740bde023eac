import { type Browser, expect, type Page } from '@playwright/test'
import { standIn } from './stand-in'

interface Mail {
  id: string
  subject: string
  text: string
  html: string
  headers: Record<string, string>
}

async function mailsTo(email: string): Promise<Mail[]> {
  const query = new URLSearchParams({ to: email.toLowerCase() })
  const response = await fetch(`${standIn().RESEND_API_BASE}/_test/mails?${query}`)
  const { mails }: { mails: Mail[] } = await response.json()
  return mails
}

/** The latest mail to an address with such a subject, once there are so many. */
export async function mailTo(email: string, subject: RegExp, count = 1): Promise<Mail> {
  const found = async () => (await mailsTo(email)).filter((mail) => subject.test(mail.subject))
  await expect.poll(async () => (await found()).length, { timeout: 15_000 }).toBe(count)
  const mail = (await found()).at(-1)
  if (!mail) throw new Error(`no mail to ${email}`)
  return mail
}

/** Opens a mail as its reader sees it, and gives the address behind the link with this name. */
export async function linkIn(browser: Browser, { id }: Mail, name: string): Promise<string> {
  const reader = await browser.newPage()
  try {
    await reader.goto(`${standIn().RESEND_API_BASE}/mail/${id}/html`)
    return (await reader.getByRole('link', { name }).getAttribute('href')) ?? ''
  } finally {
    await reader.close()
  }
}

/** The six digits of a mail to log in. */
export const codeIn = ({ text }: Mail) => /\b\d{6}\b/.exec(text)?.[0] ?? ''

/** Asks for the mail to log in, on the page that is open. */
export async function askForMail(page: Page, email: string) {
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('heading', { name: 'Look into your mail' })).toBeVisible()
}
