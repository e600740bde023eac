import type { Coordinates } from '../../app/domain/catalogue/place'

/** Positions by number, 16 bytes each. Files list numbers in rising order; where one does not, the table is sorted when it is asked. */
export class PointTable {
  private ids = new Float64Array(1 << 16)
  private points = new Int32Array(1 << 17)
  private size = 0
  private sorted = true

  /** Degrees; kept to a ten-millionth of one, about a centimetre. */
  add(id: number, latitude: number, longitude: number) {
    if (this.size === this.ids.length) {
      const ids = new Float64Array(this.size * 2)
      ids.set(this.ids)
      this.ids = ids
      const points = new Int32Array(this.size * 4)
      points.set(this.points)
      this.points = points
    }
    if (this.size > 0 && id < (this.ids[this.size - 1] ?? 0)) this.sorted = false
    this.ids[this.size] = id
    this.points[this.size * 2] = Math.round(latitude * 1e7)
    this.points[this.size * 2 + 1] = Math.round(longitude * 1e7)
    this.size++
  }

  find(id: number): Coordinates | undefined {
    if (!this.sorted) this.sort()
    let [low, high] = [0, this.size - 1]
    while (low <= high) {
      const middle = (low + high) >> 1
      const found = this.ids[middle] ?? 0
      if (found === id)
        return [(this.points[middle * 2] ?? 0) / 1e7, (this.points[middle * 2 + 1] ?? 0) / 1e7]
      if (found < id) low = middle + 1
      else high = middle - 1
    }
    return undefined
  }

  private sort() {
    const order = Array.from({ length: this.size }, (_, index) => index)
    order.sort((a, b) => (this.ids[a] ?? 0) - (this.ids[b] ?? 0))
    this.ids = Float64Array.from(order, (index) => this.ids[index] ?? 0)
    const points = this.points
    this.points = Int32Array.from(
      order.flatMap((index) => [points[index * 2] ?? 0, points[index * 2 + 1] ?? 0]),
    )
    this.sorted = true
  }
}
