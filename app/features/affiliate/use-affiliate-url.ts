import { useEffect, useState } from 'react'
import { type LinkAsk as Asked, builtInLink } from '~/domain/marketing/affiliate/links'
import { readAnswer } from '~/features/answers/read-answer'

interface LinkAsk extends Asked {
  place: string
  /** A known address, used before all others. */
  override?: string
}

/** The address of a booking link: the given one, the built-in one, or the server's; null while it is unknown. */
export function useAffiliateUrl({ override, ...ask }: LinkAsk): string | null {
  const { provider, category, place } = ask
  const known = override ?? builtInLink(ask)
  const [asked, setAsked] = useState<string | null>(null)
  useEffect(() => {
    setAsked(null)
    if (known) return
    const controller = new AbortController()
    askServer(new URLSearchParams({ provider, category, destination: place }), controller.signal).then(
      setAsked,
    )
    return () => controller.abort()
  }, [known, provider, category, place])
  return known ?? asked
}

async function askServer(query: URLSearchParams, signal: AbortSignal): Promise<string | null> {
  try {
    const response = await fetch(`/api/affiliate-link?${query}`, { signal })
    if (!response.ok) return null
    return (await readAnswer(response, 'address')).url
  } catch (error) {
    if (!signal.aborted) console.warn('no booking link', error)
    return null
  }
}
