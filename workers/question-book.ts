import { fail, ok, type Result } from '~/domain/errors'
import { decideQuestion } from '~/domain/quota/question-quota'
import { retention } from '~/domain/retention/retention-rules'

/** When a visitor asked the language model, as far back as the quota counts. */
export class QuestionBook {
  constructor(private readonly sql: SqlStorage) {
    sql.exec('CREATE TABLE IF NOT EXISTS questions (at INTEGER NOT NULL)')
  }

  /** Counts a question, or refuses it. */
  admit(now: number): Result<null> {
    this.sweep(now)
    const asked = this.sql.exec('SELECT at FROM questions').toArray()
    const quota = decideQuestion(
      asked.map(({ at }) => Number(at)),
      now,
    )
    if (!quota.allowed) {
      const { retryAfter } = quota
      return fail('rate-limited', 'You are asking very fast. Please wait a moment.', { retryAfter })
    }
    this.sql.exec('INSERT INTO questions VALUES (?)', now)
    return ok(null)
  }

  /** The latest question failed; it does not count. */
  takeBack(): void {
    this.sql.exec('DELETE FROM questions WHERE rowid = (SELECT max(rowid) FROM questions)')
  }

  /** Deletes questions that no longer count. Returns when to run again; null when nothing is left. */
  sweep(now: number): number | null {
    this.sql.exec('DELETE FROM questions WHERE at <= ?', now - retention.questions.keep)
    const at = this.sql.exec('SELECT max(at) AS at FROM questions').one().at
    return at === null ? null : Number(at) + retention.questions.keep
  }

  forget(): void {
    this.sql.exec('DELETE FROM questions')
  }
}
