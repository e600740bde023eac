import { type FormEvent, useEffect, useRef, useState } from 'react'
import type { Failure } from '~/domain/errors'
import { type SignupLocation, thanksShown } from '~/domain/marketing/newsletter/signup-rules'
import { showToast } from '~/ui/toast'

type Phase = 'idle' | 'submitting' | 'success'

/** The state of a sign-up form. Without a script, the form posts to its action. */
export function useSignup(location: SignupLocation, sentBack: Failure | null) {
  const [phase, setPhase] = useState<Phase>('idle')
  const [thanks, setThanks] = useState('')
  const [refusal, setRefusal] = useState(sentBack)
  const [error, setError] = useState(sentBack?.fields?.email)
  const form = useRef<HTMLFormElement>(null)

  useEffect(() => {
    // With a script, our own messages replace the browser's.
    if (form.current) form.current.noValidate = true
    if (phase !== 'success') return
    const timer = setTimeout(() => setPhase('idle'), thanksShown)
    return () => clearTimeout(timer)
  }, [phase])

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (phase !== 'idle') return
    const fields = new FormData(event.currentTarget)
    const emailField = event.currentTarget.elements.namedItem('email')
    const text = (name: string) => String(fields.get(name) ?? '')
    setPhase('submitting')
    setRefusal(null)
    // Few visitors send the form, so the code that sends it loads on use.
    const sender = await import('./send-signup').catch(() => null)
    if (!sender) return form.current?.submit()
    const answer = await sender.sendSignup({
      email: text('email'),
      ...(text('name') && { name: text('name') }),
      location,
      offers: fields.has('offers'),
      source: text('source'),
    })
    const problem = typeof answer === 'string' ? null : answer
    if (typeof answer === 'string') setThanks(answer)
    setError(problem?.email ? problem.text : undefined)
    setPhase(problem ? 'idle' : 'success')
    if (!problem) return
    showToast({ title: problem.title, text: problem.text, variant: 'destructive' })
    if (problem.email && emailField instanceof HTMLElement) emailField.focus()
  }

  return { phase, thanks, error, refusal, form, submit }
}
