import { expect, test } from 'vitest'
import { baseCss, themeDeclarations } from './css.ts'
import { originTheme } from './tokens.ts'

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

const { tokens } = originTheme
const surfaces = ['page', 'surface1', 'surface2', 'surface3'] as const

test('the measure is that of WCAG', () => {
  expect(contrast('#ffffff', '#000000')).toBeCloseTo(21)
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
})

test.each(
  surfaces.flatMap((surface) =>
    (['text', 'muted', 'faint', 'warm', 'mint', 'amber', 'coral'] as const).map((text) => ({
      surface,
      text,
    })),
  ),
)('$text is readable on $surface', ({ surface, text }) => {
  expect(contrast(tokens[text], tokens[surface])).toBeGreaterThanOrEqual(4.5)
})

test.each(surfaces.flatMap((surface) => (['outline', 'accent'] as const).map((edge) => ({ surface, edge }))))(
  '$edge is seen on $surface',
  ({ surface, edge }) => {
    expect(contrast(tokens[edge], tokens[surface])).toBeGreaterThanOrEqual(3)
  },
)

test.each(['accentDeep', 'accentDeepHover', 'premiumFrom', 'premiumTo'] as const)(
  'the text on %s is readable',
  (fill) => {
    expect(contrast(tokens.onAccent, tokens[fill])).toBeGreaterThanOrEqual(4.5)
  },
)

test('the text in the middle of the premium gradient is readable', () => {
  expect(contrast(tokens.onAccent, halfway(tokens.premiumFrom, tokens.premiumTo))).toBeGreaterThanOrEqual(4.5)
})

test('the tokens become custom properties', () => {
  const declarations = themeDeclarations(originTheme).split(';')
  expect(declarations[0]).toBe('color-scheme:dark')
  expect(declarations).toContain('--page:#0b0c10')
  expect(declarations).toContain(`--surface-1:${tokens.surface1}`)
  expect(declarations).toContain(`--accent-deep-hover:${tokens.accentDeepHover}`)
  expect(declarations).toContain(`--premium-from:${tokens.premiumFrom}`)
  expect(declarations).toHaveLength(1 + Object.keys(tokens).length)
})

test('the style sheet of the first HTML defines every property that it uses, and cannot end its element', () => {
  const css = baseCss()
  expect(css).toContain(`:root{${themeDeclarations(originTheme)};`)
  const used = [...css.matchAll(/var\((--[a-z0-9-]+)\)/g)].map(([, name]) => name)
  expect(used.length).toBeGreaterThan(5)
  for (const name of used) expect(css).toContain(`${name}:`)
  expect(css).not.toContain('<')
  expect(css).not.toContain('\n')
})

test('motion ends for those who asked for less of it', () => {
  expect(baseCss()).toMatch(
    /@media \(prefers-reduced-motion:reduce\)\{[^@]*animation-duration:\.01ms!important/,
  )
})
