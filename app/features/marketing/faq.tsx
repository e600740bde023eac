import { faqData, JsonLd } from './json-ld'
import { QuestionList } from './question-list'
import type { Question } from './questions'

interface FaqProps {
  questions: readonly Question[]
  nonce: string | undefined
}

export function Faq({ questions, nonce }: FaqProps) {
  return (
    <section
      id="faq"
      aria-labelledby="faq-heading"
      className="mx-auto grid max-w-page scroll-mt-6 gap-x-12 gap-y-5 px-gutter pt-11 sm:pt-18 lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)] lg:pt-24"
    >
      <h2 id="faq-heading" className="text-title">
        Questions and answers
      </h2>
      <QuestionList questions={questions} />
      <JsonLd nonce={nonce} data={faqData(questions)} />
    </section>
  )
}
