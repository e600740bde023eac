import { useEffect, useState } from 'react'
import type { Destination } from '~/domain/catalogue/destination'
import { lexicons, lexiconsPath, provideLexicons } from '~/domain/reader/lexicons'
import { readAnswer } from '~/features/answers/read-answer'

/** The words with which a text is read; what fails is tried again with the next destination. */
async function loadLexicons(): Promise<void> {
  if (lexicons().length > 0) return
  const response = await fetch(lexiconsPath)
  if (response.ok) provideLexicons(await readAnswer(response, 'lexicons'))
}

/** The catalogue of the destination; null until it is here, or where it cannot be loaded. */
export function useDestination(id: string): Destination | null {
  const [destination, setDestination] = useState<Destination | null>(null)
  useEffect(() => {
    let left = false
    const load = async () => {
      const [response] = await Promise.all([fetch(`/catalogue/${id}.json`), loadLexicons()])
      const known = response.ok ? await readAnswer(response, 'destination') : null
      if (!left) setDestination(known)
    }
    // Without it nothing is shown; the server reads the text again.
    load().catch(() => undefined)
    return () => {
      left = true
    }
  }, [id])
  return destination
}
