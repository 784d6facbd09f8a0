import type { Look } from '../../src/parts/portrait-looks.ts'
import { tokens } from '../tokens.ts'

const colours: Record<string, string> = {
  'var(--accent)': tokens.accent,
  'var(--warm)': tokens.warm,
  'var(--mint)': tokens.mint,
  'var(--muted)': tokens.muted,
}

/** A generated portrait around a point, as pages draw them, with the colours themselves. */
export function portrait({ colour: variable, hair }: Look, x: number, y: number, scale: number): string {
  const colour = colours[variable] ?? tokens.muted
  return `<g transform="translate(${x} ${y}) scale(${scale})"><circle r="32" fill="${tokens.surface3}"/><path d="M-20 25A32 32 0 0 0 20 25C20 13 12 8 0 8S-20 13-20 25Z" fill="${colour}"/><circle cy="-6" r="10" fill="${tokens.text}" fill-opacity=".85"/><path d="${hair}" stroke="${colour}" stroke-width="6"/></g>`
}
