import { Details } from '~/ui/details'
import type { Question } from './questions'

/** Questions that open to their answers. */
export function QuestionList({ questions }: { questions: readonly Question[] }) {
  return (
    <div className="border-ink-key border-t-2">
      {questions.map(({ question, answer }) => (
        <Details key={question} summary={question}>
          <p>{answer}</p>
        </Details>
      ))}
    </div>
  )
}
