import { fail, ok, type Result } from '~/domain/errors'
import { decideQuestion } from '~/domain/quota/question-quota'

const hour = 3_600_000

/** When a visitor asked the language model, as far as it counts. */
export class QuestionBook {
  constructor(private readonly sql: SqlStorage) {
    sql.exec('CREATE TABLE IF NOT EXISTS questions (at INTEGER NOT NULL)')
  }

  /** Counts a question, or refuses it. */
  admit(now: number): Result<null> {
    this.sql.exec('DELETE FROM questions WHERE at <= ?', now - hour)
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

  forget(): void {
    this.sql.exec('DELETE FROM questions')
  }
}
