/** Path of an arc that starts at the top of a circle and runs clockwise over `part` of it (0 to 1, both excluded). */
export function arc(cx: number, cy: number, r: number, part: number): string {
  const angle = 2 * Math.PI * part
  const x = (cx + r * Math.sin(angle)).toFixed(2)
  const y = (cy - r * Math.cos(angle)).toFixed(2)
  return `M${cx} ${cy - r}A${r} ${r} 0 ${part > 0.5 ? 1 : 0} 1 ${x} ${y}`
}

/** Path of a whole circle. Many circles can share one `path` element. */
export function circle(cx: number, cy: number, r: number): string {
  return `M${cx} ${cy - r}a${r} ${r} 0 1 1 0 ${2 * r}a${r} ${r} 0 1 1 0 ${-2 * r}`
}
