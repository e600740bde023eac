type Answers = typeof import('./answer-schemas').answers

/**
 * The body of an answer, parsed by its schema; throws when it does not match. The schemas load with the first answer,
 * so that a page starts without them and without zod.
 */
export async function readAnswer<Name extends keyof Answers>(
  answer: Response,
  name: Name,
): Promise<ReturnType<Answers[Name]['parse']>>
export async function readAnswer(answer: Response, name: keyof Answers) {
  const [{ answers }, body] = await Promise.all([import('./answer-schemas'), answer.json<unknown>()])
  return answers[name].parse(body)
}
