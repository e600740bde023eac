import { coverFile, coverShape } from './art-files'

interface CoverProps {
  /** Id of a destination of the catalogue. */
  id: string
  /** Whether it is on the first screen; others load when they are near. */
  first?: boolean
}

/** The poster of a destination as a picture beside its name. */
export function Cover({ id, first = false }: CoverProps) {
  const order = first
    ? { fetchPriority: 'high' as const }
    : { loading: 'lazy' as const, decoding: 'async' as const }
  return (
    <img
      src={`/art/${coverFile(id)}`}
      alt=""
      width={coverShape.width}
      height={coverShape.height}
      {...order}
      className="w-full rounded-sheet"
    />
  )
}
