import type { PaletteSource } from '~/domain/posters/house-palette'
import { haloOpacity, inks } from '~/domain/posters/inks'

/** A drawing with the colours of the day print written out, for programs that know no custom properties. */
export function inDayColours(
  svg: string,
  { facts, latitude }: Pick<PaletteSource, 'facts' | 'latitude'>,
): string {
  const { day } = inks({ ...facts, latitude })
  const plates: Record<string, string> = {
    'var(--pc-sky)': day.field,
    'var(--pc-light)': day.paper,
    'var(--pc-hot)': day.hot,
    'var(--pc-key)': day.key,
  }
  return svg
    .replace(/(fill|stroke)="var\(--pc-halo\)"/g, `$1="${day.paper}" opacity="${haloOpacity.day}"`)
    .replace(/var\(--pc-\w+\)/g, (plate) => plates[plate] ?? day.key)
}
