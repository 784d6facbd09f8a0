/** How many numbers each command of a path takes. */
const counts: Record<string, number> = { M: 2, L: 2, T: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, A: 7, Z: 0 }

/** The points that a command names, its end last; an arc counts by its ends and the far side of its circle. */
function pointsOf(command: string, numbers: number[], [x, y]: [number, number]): [number, number][] {
  const upper = command.toUpperCase()
  const [dx, dy] = command === upper ? [0, 0] : [x, y]
  if (upper === 'H') return [[(numbers[0] ?? 0) + dx, y]]
  if (upper === 'V') return [[x, (numbers[0] ?? 0) + dy]]
  const pairs = upper === 'A' ? numbers.slice(5) : numbers
  return Array.from({ length: pairs.length / 2 }, (_, i) => [
    (pairs[2 * i] ?? 0) + dx,
    (pairs[2 * i + 1] ?? 0) + dy,
  ])
}

/** A point of a Bézier curve of any degree. */
function along(points: [number, number][], t: number): [number, number] {
  if (points.length === 1) return points[0] ?? [0, 0]
  const next = points.slice(1).map(([x, y], i): [number, number] => {
    const [px, py] = points[i] ?? [0, 0]
    return [px + (x - px) * t, py + (y - py) * t]
  })
  return along(next, t)
}

/** How far the path of a drawing comes from 0, 0. Whole circles are drawn as two half ones; other arcs are those of the frame. */
export function reachOf(d: string): number {
  let at: [number, number] = [0, 0]
  let start = at
  let control = at
  let far = 0
  const see = ([x, y]: [number, number], r = 0) => {
    far = Math.max(far, Math.hypot(x, y) + r)
  }
  for (const [, letter = '', rest = ''] of d.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const numbers = (rest.match(/-?(?:\d*\.)?\d+/g) ?? []).map(Number)
    const upper = letter.toUpperCase()
    const count = counts[upper]
    if (count === undefined) throw new Error(`no such command: ${letter}`)
    if (upper === 'Z') at = start
    for (let i = 0; count > 0 && i < numbers.length; i += count) {
      const own = numbers.slice(i, i + count)
      const points = pointsOf(letter, own, at)
      const end = points.at(-1) ?? at
      if (upper === 'M' && i === 0) start = end
      const reflected: [number, number] = [2 * at[0] - control[0], 2 * at[1] - control[1]]
      const curve = upper === 'T' || upper === 'S' ? [at, reflected, ...points] : [at, ...points]
      if (upper === 'A' && own[0] !== 48) see([(at[0] + end[0]) / 2, at[1]], own[0])
      else if (upper === 'M') see(end)
      else for (let step = 0; step <= 20; step += 1) see(along(curve, step / 20))
      control = upper === 'T' ? reflected : 'CSQ'.includes(upper) ? (points.at(-2) ?? end) : end
      at = end
    }
  }
  return far
}
