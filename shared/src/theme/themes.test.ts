import { describe, expect, test } from 'vitest'
import { themes } from './themes.ts'

/** `#rgb` text to the relative luminance of WCAG 2. */
function luminance(hex: string): number {
  const parts = /^#(..)(..)(..)$/.exec(hex)?.slice(1)
  if (!parts) throw new Error(`${hex} is no colour of the form #rrggbb`)
  const [r = 0, g = 0, b = 0] = parts.map((part) => {
    const value = Number.parseInt(part, 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

/** The colour halfway between two, as a gradient shows it. */
function halfway(one: string, other: string): string {
  const channels = [1, 3, 5].map((start) => {
    const sum = [one, other].reduce(
      (total, hex) => total + Number.parseInt(hex.slice(start, start + 2), 16),
      0,
    )
    return Math.round(sum / 2)
      .toString(16)
      .padStart(2, '0')
  })
  return `#${channels.join('')}`
}

const surfaces = ['page', 'surface1', 'surface2', 'surface3', 'overlay'] as const
const texts = ['text', 'muted', 'faint', 'warm', 'mint', 'amber', 'coral'] as const
const edges = ['outline', 'accent'] as const
const fills = ['accentDeep', 'accentDeepHover', 'premiumFrom', 'premiumTo'] as const

test('the measure is that of WCAG', () => {
  expect(contrast('#ffffff', '#000000')).toBeCloseTo(21)
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
})

test('every theme has an id of its own', () => {
  expect(new Set(themes.map(({ id }) => id)).size).toBe(themes.length)
})

describe.each(themes)('$name', ({ scheme, tokens }) => {
  test.each(surfaces.flatMap((surface) => texts.map((text) => ({ surface, text }))))(
    '$text is readable on $surface',
    ({ surface, text }) => {
      expect(contrast(tokens[text], tokens[surface])).toBeGreaterThanOrEqual(4.5)
    },
  )

  test.each(surfaces.flatMap((surface) => edges.map((edge) => ({ surface, edge }))))(
    '$edge is seen on $surface',
    ({ surface, edge }) => {
      expect(contrast(tokens[edge], tokens[surface])).toBeGreaterThanOrEqual(3)
    },
  )

  test.each(fills)('the text on %s is readable', (fill) => {
    expect(contrast(tokens.onAccent, tokens[fill])).toBeGreaterThanOrEqual(4.5)
  })

  test('the text in the middle of the premium gradient is readable', () => {
    const middle = halfway(tokens.premiumFrom, tokens.premiumTo)
    expect(contrast(tokens.onAccent, middle)).toBeGreaterThanOrEqual(4.5)
  })

  test('it is as dark or as light as it says', () => {
    for (const surface of surfaces) {
      const isLight = luminance(tokens[surface]) > luminance(tokens.text)
      expect(isLight ? 'light' : 'dark', surface).toBe(scheme)
    }
  })
})
