import { drawCharacter, FRAME } from '@cadence/shared/people/draw-character'
import { tokens } from '../tokens.ts'

const byName: Record<string, string | undefined> = {
  ...tokens,
  'premium-from': tokens.premiumFrom,
}

const channels = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))

/** A colour that pages mix from two tokens, or that has a value of its own: the painter knows neither variables nor mixtures. */
function resolved(colour: string): string {
  const [, name = '', share = '0'] = /^color-mix\(in srgb, var\(--([a-z-]+)\) (\d+)%/.exec(colour) ?? []
  const token = byName[name]
  if (!token) return colour
  const under = channels(tokens.surface3)
  const mixed = channels(token).map((value, i) =>
    Math.round(value * (Number(share) / 100) + (under[i] ?? 0) * (1 - Number(share) / 100)),
  )
  return `rgb(${mixed.join()})`
}

/** A drawn person around a point, as pages show them. */
export function portrait(seed: string, { x, y, r }: { x: number; y: number; r: number }): string {
  const parts = drawCharacter(seed).map(
    ({ d, fill = 'none', stroke = 'none', width = 0, opacity = 1 }) =>
      `<path d="${d}" fill="${resolved(fill)}" stroke="${stroke}" stroke-width="${width}" opacity="${opacity}"/>`,
  )
  return `<g transform="translate(${x} ${y}) scale(${r / FRAME})">${parts.join('')}</g>`
}
