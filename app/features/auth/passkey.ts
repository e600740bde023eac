import { isFailure } from '~/domain/errors'
import { readAnswer } from '~/features/answers/read-answer'
import { toasts } from '~/messages/en/toasts'

/** Whether this browser can make and use passkeys, and reads what the server asks as it is. */
export function knowsPasskeys(): boolean {
  return (
    'PublicKeyCredential' in window &&
    'parseRequestOptionsFromJSON' in PublicKeyCredential &&
    'parseCreationOptionsFromJSON' in PublicKeyCredential
  )
}

const post = (path: string, body: unknown) =>
  fetch(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  })

async function credentialFor(what: 'add' | 'login', asked: Response): Promise<Credential | null> {
  if (what === 'add') {
    const { options } = await readAnswer(asked, 'passkeyToMake')
    return navigator.credentials.create({
      publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(options),
    })
  }
  const { options } = await readAnswer(asked, 'passkeyToUse')
  return navigator.credentials.get({ publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(options) })
}

/** What went wrong, in words; null where it worked, or where somebody closed the browser's question. */
export async function askPasskey(what: 'add' | 'login'): Promise<{ done: boolean; problem: string | null }> {
  const failed = async (answer: Response) => {
    const body: unknown = await answer.json().catch(() => null)
    return { done: false, problem: isFailure(body) ? body.message : toasts.unexpected.text }
  }
  try {
    const asked = await post('/api/passkeys/question', { for: what })
    if (!asked.ok) return await failed(asked)
    const credential = await credentialFor(what, asked)
    if (!(credential instanceof PublicKeyCredential)) return { done: false, problem: null }
    const path = what === 'add' ? '/api/passkeys' : '/api/passkeys/login'
    const answer = await post(path, credential.toJSON())
    return answer.ok ? { done: true, problem: null } : await failed(answer)
  } catch (error) {
    // The question was closed, or took too long; browsers do not tell these from having no passkey.
    if (error instanceof DOMException && error.name === 'NotAllowedError')
      return { done: false, problem: null }
    if (error instanceof DOMException && error.name === 'InvalidStateError')
      return { done: false, problem: 'This device has a passkey for your account already.' }
    return { done: false, problem: toasts.unexpected.text }
  }
}
