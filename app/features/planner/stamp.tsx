import type { ShownDestination } from '~/domain/catalogue/place-catalogue'
import { InkScope } from '~/features/posters/ink-scope'
import { Poster } from '~/features/posters/poster'

/** A small poster of a destination. */
export function Stamp({ card: { name, poster, center } }: { card: ShownDestination }) {
  return (
    <InkScope
      facts={poster}
      latitude={center[0]}
      as="span"
      className="block h-10 w-8 shrink-0 overflow-hidden"
    >
      <Poster facts={poster} latitude={center[0]} name={name} shape="stamp" className="size-full" />
    </InkScope>
  )
}
