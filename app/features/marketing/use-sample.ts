import { useRef, useState } from 'react'
import { readAnswer } from '~/features/answers/read-answer'
import { showToast } from '~/ui/toast'
import type { SampleSheet } from './sample-sheet'
import { loadParts } from './server-markup'

async function fetchSheet(id: string): Promise<SampleSheet> {
  const response = await fetch(`/api/sample?destination=${encodeURIComponent(id)}`)
  if (!response.ok) throw new Error(`no sample: ${response.status}`)
  return readAnswer(response, 'sample')
}

/**
 * The sample that the page shows, and how to choose another. The last choice wins, whatever the order of the
 * answers.
 */
export function useSample(first: SampleSheet) {
  const [sheet, setSheet] = useState(first)
  const [chosenId, setChosenId] = useState(first.id)
  const latest = useRef(first.id)

  async function choose(id: string) {
    latest.current = id
    setChosenId(id)
    try {
      const [next] = await Promise.all([fetchSheet(id), loadParts()])
      if (latest.current === id) setSheet(next)
    } catch {
      if (latest.current !== id) return
      latest.current = sheet.id
      setChosenId(sheet.id)
      showToast({
        title: 'Error',
        text: 'This destination could not be loaded. Please try again.',
        variant: 'destructive',
      })
    }
  }

  return { sheet, chosenId, choose }
}
