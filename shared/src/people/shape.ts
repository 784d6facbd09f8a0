/** One part of a drawing: a path that is filled, or a line with round ends. */
export interface Shape {
  d: string
  fill?: string
  stroke?: string
  width?: number
  opacity?: number
}

/** A filled path. */
export const area = (d: string, fill: string, opacity?: number): Shape =>
  opacity === undefined ? { d, fill } : { d, fill, opacity }

/** A line along a path. */
export const line = (d: string, stroke: string, width: number): Shape => ({ d, stroke, width })

/** The path of a circle. */
export const disc = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${r * 2} 0a${r} ${r} 0 1 0 ${-r * 2} 0Z`

/** The path of several circles: `[x, y, r]` each. */
export const discs = (list: readonly (readonly [number, number, number])[]): string =>
  list.map(([x, y, r]) => disc(x, y, r)).join('')
