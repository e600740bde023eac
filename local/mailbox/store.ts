import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** A mail that was taken. */
export interface KeptMail {
  id: string
  at: string
  /** The idempotency key, and what came under it. */
  key: string | null
  from: string
  to: string[]
  replyTo: string | null
  subject: string
  html: string
  text: string
  headers: Record<string, string>
  attachments: { filename: string; content: string }[]
}

/** Most mails that are kept. */
const most = 500

/** The mails, on disk, so that they outlive a restart. */
export class MailStore {
  readonly mails: KeptMail[]
  private readonly file: string

  constructor(stateDir: string) {
    mkdirSync(stateDir, { recursive: true })
    this.file = join(stateDir, 'mailbox.json')
    this.mails = existsSync(this.file) ? JSON.parse(readFileSync(this.file, 'utf8')) : []
  }

  add(mail: KeptMail): void {
    this.mails.push(mail)
    this.mails.splice(0, this.mails.length - most)
    this.save()
  }

  clear(): void {
    this.mails.length = 0
    this.save()
  }

  byKey(key: string | null): KeptMail | undefined {
    return key === null ? undefined : this.mails.find((mail) => mail.key === key)
  }

  byId(id: string): KeptMail | undefined {
    return this.mails.find((mail) => mail.id === id)
  }

  private save(): void {
    const next = `${this.file}.next`
    writeFileSync(next, JSON.stringify(this.mails))
    renameSync(next, this.file)
  }
}
