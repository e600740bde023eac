import { useState } from 'react'
import { shortestQuery } from '~/domain/gazetteer/destination-search'
import { useSuggestions } from '~/features/planner/use-suggestions'
import { SearchPicker } from '~/ui/search-picker'

/** Looks a further place up by its name. */
export function AddPlace({ onAdd }: { onAdd: (destination: string) => void }) {
  const [query, setQuery] = useState('')
  const suggestions = useSuggestions(query)
  const searching = query.trim().length >= shortestQuery
  return (
    <SearchPicker
      label="Add a place"
      value=""
      placeholder="Where else do you want to go?"
      searchPlaceholder="Search destinations..."
      query={query}
      onQueryChange={setQuery}
      heading="Suggestions"
      explanation="Type at least two letters of a town."
      items={(searching ? (suggestions.labels ?? []) : []).map((label) => ({ id: label, label }))}
      loading={searching && suggestions.loading ? 'Loading suggestions...' : null}
      empty={suggestions.failed ? 'The search does not answer. Please try again.' : 'No destinations found.'}
      onPick={({ label }) => onAdd(label)}
      error={undefined}
    />
  )
}
