/** Houses in the page's inks, one for each hotel card: floors, windows for each floor, and the shape of the roof. */
const houses = [
  { x: 22, width: 36, floors: 5, windows: 3, roof: 'mansard' },
  { x: 12, width: 52, floors: 2, windows: 4, roof: 'gable' },
  { x: 18, width: 44, floors: 6, windows: 4, roof: 'flat' },
  { x: 10, width: 56, floors: 3, windows: 5, roof: 'parapet' },
] as const

const foot = 106
const floorHeight = 13

export function HouseDrawing({ index }: { index: number }) {
  const house = houses[index % houses.length] ?? houses[0]
  const { x, width, floors, windows, roof } = house
  const top = foot - floors * floorHeight - 8
  const step = width / windows
  return (
    <svg
      viewBox="0 0 80 120"
      preserveAspectRatio="xMidYMax meet"
      aria-hidden="true"
      className="absolute inset-0 size-full bg-[var(--pc-sky)]"
    >
      <path d="M0,0H80V120H0z" fill="var(--pc-sky)" />
      <circle cx={index % 2 === 0 ? 58 : 26} cy={index % 2 === 0 ? 34 : 48} r="17" fill="var(--pc-hot)" />
      <path
        d={`M0,${foot - 14}Q26,${foot - 30} 46,${foot - 18}T80,${foot - 22}V120H0z`}
        fill="var(--pc-light)"
      />
      <path d={roofPath(roof, x, width, top)} fill="var(--pc-hot)" />
      <path d={`M${x},${top}h${width}V${foot}h${-width}z`} fill="var(--pc-key)" />
      {windowsOf(floors, windows).map(({ column, row, place }) => (
        <rect
          key={`${column} ${row}`}
          x={x + step * column + step / 2 - 2.5}
          y={top + 5 + row * floorHeight}
          width="5"
          height="8"
          fill={(place * 7 + index) % 4 === 0 ? 'var(--pc-hot)' : 'var(--pc-light)'}
        />
      ))}
      <path d={`M0,${foot}H80V120H0z`} fill="var(--pc-key)" />
      <path d={`M${x + width / 2 - 4},${foot}v-9h8v9z`} fill="var(--pc-hot)" />
    </svg>
  )
}

/** From the upper left to the lower right. */
function windowsOf(floors: number, windows: number) {
  return Array.from({ length: floors * windows }, (_, place) => ({
    column: place % windows,
    row: Math.floor(place / windows),
    place,
  }))
}

function roofPath(roof: (typeof houses)[number]['roof'], x: number, width: number, top: number): string {
  switch (roof) {
    case 'mansard':
      return `M${x - 2},${top}l6,-12h${width - 8}l6,12z`
    case 'gable':
      return `M${x - 5},${top}L${x + width / 2},${top - 22}L${x + width + 5},${top}z`
    case 'flat':
      return `M${x - 3},${top}v-4h${width + 6}v4z`
    case 'parapet':
      return `M${x},${top}v-6h10v3h${width - 20}v-3h10v6z`
  }
}
