import type { Coordinates } from '~/domain/catalogue/place'

/** Side of a tile, degrees. */
const side = 2
const kilometresADegree = 111.2

/** The tile that a point is in: "70_91", counted from the south pole and from 180° west. */
export function tileOf([latitude, longitude]: Coordinates): string {
  return tileName(rowOf(latitude), columnOf(longitude))
}

/** Every tile within this many kilometres of a point. */
export function tilesAround([latitude, longitude]: Coordinates, kilometres: number): string[] {
  const north = kilometres / kilometresADegree
  const east = north / Math.max(0.05, Math.cos((latitude * Math.PI) / 180))
  const names: string[] = []
  for (let row = rowOf(latitude - north); row <= rowOf(latitude + north); row++) {
    for (let column = columnOf(longitude - east); column <= columnOf(longitude + east); column++)
      names.push(tileName(row, column))
  }
  return [...new Set(names)]
}

function rowOf(latitude: number): number {
  return Math.floor((Math.min(89.9, Math.max(-90, latitude)) + 90) / side)
}

function columnOf(longitude: number): number {
  return Math.floor((longitude + 180) / side)
}

/** Columns wrap around the globe. */
function tileName(row: number, column: number): string {
  const columns = 360 / side
  return `${row}_${(column + columns) % columns}`
}
