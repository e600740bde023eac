type Answers = typeof import('./answer-schemas').answers

/**
 * The body of an answer, read by its schema; throws where it is something else. The schemas come beside the first body,
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
