import { useEffect, useState } from 'react'
import { shortestQuery } from '~/domain/gazetteer/destination-search'
import { readAnswer } from '~/features/answers/read-answer'

/** Milliseconds without a key press before the server is asked. */
const debounce = 300

interface Suggestions {
  labels: string[] | null
  loading: boolean
  failed: boolean
}

/** Names of destinations that match a query; asks the server when no key was pressed for a moment. */
export function useSuggestions(query: string): Suggestions {
  const [found, setFound] = useState<{ query: string; labels: string[] | null } | null>(null)
  const wanted = query.trim()
  useEffect(() => {
    if (wanted.length < shortestQuery) return
    const controller = new AbortController()
    const timer = setTimeout(async () => {
      try {
        const response = await fetch(`/api/destinations?q=${encodeURIComponent(wanted)}`, {
          signal: controller.signal,
        })
        if (!response.ok) throw new Error(`the search answered ${response.status}`)
        const labels = await readAnswer(response, 'labels')
        setFound({ query: wanted, labels })
      } catch (error) {
        if (controller.signal.aborted) return
        console.warn('suggestions could not be loaded', error)
        setFound({ query: wanted, labels: null })
      }
    }, debounce)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [wanted])
  const current = found?.query === wanted
  return {
    labels: current ? found.labels : null,
    loading: !current,
    failed: current && found.labels === null,
  }
}
