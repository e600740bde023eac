import { useEffect, useState } from 'react'
import type { Destination } from '~/domain/catalogue/destination'
import { loadLexicons } from '~/features/answers/load-lexicons'
import { readAnswer } from '~/features/answers/read-answer'

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
