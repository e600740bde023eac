import { coverFile, coverShape } from './art-files'

/** The poster of a destination of the catalogue as a picture beside its name; it loads when it is near. */
export function Cover({ id }: { id: string }) {
  return (
    <img
      src={`/art/${coverFile(id)}`}
      alt=""
      width={coverShape.width}
      height={coverShape.height}
      loading="lazy"
      decoding="async"
      className="w-full rounded-sheet"
    />
  )
}
