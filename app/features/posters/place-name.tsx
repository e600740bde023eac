import { fitPlaceName } from './fit-place-name'
import { SetName, type SetNameProps } from './set-name'

interface PlaceNameProps extends Omit<SetNameProps, 'fit'> {
  /** Font size wished for, as a share of the measure; the name fills the measure whatever it is. */
  height?: number
}

/**
 * A name as wide as its container, without a script: the letters' widths are known, so the server says how far the
 * font's width axis goes, and container units do the rest.
 */
export function PlaceName({ height, ...rest }: PlaceNameProps) {
  return <SetName {...rest} fit={fitPlaceName(rest.name, height)} />
}
