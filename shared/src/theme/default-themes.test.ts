import { describe, expect, test } from 'vitest'
import { type Colour, colourOf, contrast, difference, luminance, over } from './contrast.test-kit.ts'
import { colourThemes } from './theme-offers.ts'
import type { ThemeTokens } from './tokens.ts'

const surfaces = ['page', 'surface1', 'surface2', 'surface3', 'overlay'] as const
const texts = ['text', 'muted', 'faint', 'accent', 'warm', 'mint', 'amber', 'coral'] as const
const tones = ['accent', 'warm', 'mint', 'amber', 'coral'] as const
const fills = ['accentDeep', 'accentDeepHover', 'premiumFrom', 'premiumTo'] as const

/** Every look once: Flash White is also the light of Origin. */
const looks = [
  ...new Map(
    colourThemes.flatMap(({ name, dark, light }) => [
      [dark, { name: `${name}, in the dark`, set: dark }],
      [light, { name: `${name}, in the light`, set: light }],
    ]),
  ).values(),
]

/** The page where all layers of its backdrop meet, each where it is strongest. */
function strongestGround({ page, backdrop }: ThemeTokens): Colour {
  const layers = [...backdrop.matchAll(/gradient\((?:[^()]|\([^)]*\))*\)/g)]
  const glows = layers.map(([layer]) => {
    const colours = [...layer.matchAll(/rgb\([^)]*\)/g)].map(([glow]) => colourOf(glow))
    return colours.reduce((one, other) => (one[3] > other[3] ? one : other))
  })
  expect(glows.length).toBeGreaterThan(0)
  return glows.reduce((ground, glow) => over(glow, ground), colourOf(page))
}

/** Everything that text may stand on. */
function groundsOf(tokens: ThemeTokens): [string, Colour][] {
  const plain = surfaces.map((name): [string, Colour] => [name, colourOf(tokens[name])])
  return [...plain, ['the backdrop', strongestGround(tokens)]]
}

/** Tinted grounds of notices, cards and events; text and muted text stand on them, and the tone itself on its own. */
function tintsOf(tokens: ThemeTokens): [string, Colour][] {
  const tint = (name: keyof ThemeTokens, on: keyof ThemeTokens, part: number): [string, Colour] => [
    `${part * 100} % of ${name} on ${on}`,
    over(colourOf(tokens[name]), colourOf(tokens[on]), part),
  ]
  return [
    tint('coral', 'surface1', 0.12),
    tint('mint', 'surface1', 0.12),
    tint('warm', 'surface1', 0.24),
    tint('accent', 'surface2', 0.22),
    tint('premiumFrom', 'surface1', 0.2),
    tint('premiumTo', 'surface1', 0.2),
  ]
}

/** The pairs of colours that are nearer to each other than they may be. */
const tooNear = (pairs: [string, number][], least: number) => pairs.filter(([, found]) => found < least)

test('the measure is that of WCAG', () => {
  const [white, black, grey] = ['#ffffff', '#000000', '#777777'].map(colourOf)
  expect(contrast(white as Colour, black as Colour)).toBeCloseTo(21)
  expect(contrast(grey as Colour, white as Colour)).toBeCloseTo(4.48, 2)
})

test('three base themes and ten Premium ones, each with an id and a name of its own', () => {
  const names = (premium: boolean) =>
    colourThemes.filter((theme) => theme.premium === premium).map(({ name }) => name)
  expect(names(false)).toEqual(['Origin', 'Flash White', 'Deep Black'])
  expect(names(true)).toEqual([
    'Bleu Horizon',
    'Mars',
    'Loft Vibes',
    'Retro Mood',
    'Ocean Breeze',
    'Deep Purple',
    'Aurora Flow',
    'Sunset',
    'Cyber Pulse',
    'Forest Zen',
  ])
  expect(new Set(colourThemes.map(({ id }) => id)).size).toBe(13)
})

test('the mode means what it says in every theme but those that are one look', () => {
  const schemes = Object.fromEntries(
    colourThemes.map(({ id, dark, light }) => [id, `${dark.scheme} ${light.scheme}`]),
  )
  const { 'flash-white': white, 'deep-black': black, ...others } = schemes
  expect(white).toBe('light light')
  expect(black).toBe('dark dark')
  expect(new Set(Object.values(others))).toEqual(new Set(['dark light']))
})

test.each(['dark', 'light'] as const)('in the %s no two themes look the same', (scheme) => {
  const sets = [...new Set(colourThemes.map((theme) => theme[scheme]))].filter((set) => set.scheme === scheme)
  const near = sets.flatMap(({ tokens }, index) =>
    sets.slice(index + 1).map(({ tokens: other }): [string, number] => {
      const apart = (name: 'page' | 'surface1' | 'accent' | 'accentDeep') =>
        difference(colourOf(tokens[name]), colourOf(other[name]))
      return [
        `${tokens.page} and ${other.page}`,
        apart('page') + apart('surface1') + apart('accent') + apart('accentDeep'),
      ]
    }),
  )
  expect(tooNear(near, 10)).toEqual([])
})

describe.each(looks)('$name', ({ set: { scheme, tokens } }) => {
  const grounds = groundsOf(tokens)
  const against = (names: readonly (keyof ThemeTokens)[], on: [string, Colour][]) =>
    names.flatMap((name) =>
      on.map(([ground, colour]): [string, number] => [
        `${name} on ${ground}`,
        contrast(colourOf(tokens[name]), colour),
      ]),
    )

  test('every text is readable on every surface, and where the backdrop is strongest', () => {
    expect(tooNear(against(texts, grounds), 4.5)).toEqual([])
  })

  test('text is readable on tinted grounds, a tone on its own tint too', () => {
    const onItself = tones.map((tone): [string, number] => {
      const ground = over(colourOf(tokens[tone]), colourOf(tokens.surface1), 0.12)
      return [`${tone} on its tint`, contrast(colourOf(tokens[tone]), ground)]
    })
    expect(tooNear([...against(['text', 'muted'], tintsOf(tokens)), ...onItself], 4.5)).toEqual([])
  })

  test('the edge of a control is seen on every surface', () => {
    expect(tooNear(against(['outline', 'accent'], grounds), 3)).toEqual([])
  })

  test('the text on every fill is readable, and all along the premium gradient', () => {
    const steps = [0.25, 0.5, 0.75].map((part): [string, Colour] => [
      `${part} of the gradient`,
      over(colourOf(tokens.premiumFrom), colourOf(tokens.premiumTo), part),
    ])
    const on = fills.map((fill): [string, Colour] => [fill, colourOf(tokens[fill])])
    expect(tooNear(against(['onAccent'], [...on, ...steps]), 4.5)).toEqual([])
  })

  test('surfaces differ visibly, and a filled control changes under the pointer', () => {
    const apart = (one: keyof ThemeTokens, other: keyof ThemeTokens): [string, number] => [
      `${one} and ${other}`,
      difference(colourOf(tokens[one]), colourOf(tokens[other])),
    ]
    const pairs = [
      apart('page', 'surface1'),
      apart('surface1', 'surface2'),
      apart('surface2', 'surface3'),
      apart('accentDeep', 'accentDeepHover'),
    ]
    expect(tooNear(pairs, 1.5)).toEqual([])
  })

  test('the tones for success and for warnings differ', () => {
    const pairs = tones.flatMap((one, index) =>
      tones
        .slice(index + 1)
        .map((other): [string, number] => [
          `${one} and ${other}`,
          difference(colourOf(tokens[one]), colourOf(tokens[other])),
        ]),
    )
    expect(tooNear(pairs, 5.5)).toEqual([])
  })

  test('it is as dark or as light as it says', () => {
    for (const surface of surfaces) {
      const isLight = luminance(colourOf(tokens[surface])) > luminance(colourOf(tokens.text))
      expect(isLight ? 'light' : 'dark', surface).toBe(scheme)
    }
  })
})

describe.each(colourThemes.filter(({ premium }) => premium))('$name as a place', (theme) => {
  const sets = [theme.dark, theme.light] as const
  const placeOf = ({ place }: (typeof sets)[number]) => place ?? expect.fail('it has no ring, flare and hues')

  test('its ring is seen on a card, on a lit card and on the page of the room', () => {
    const pairs = sets.flatMap((set) => {
      const { ring, ringEnd } = placeOf(set)
      return [ring, ringEnd].flatMap((colour) =>
        (['surface1', 'overlay', 'page'] as const).map((ground): [string, number] => [
          `${colour} on ${ground}, ${set.scheme}`,
          contrast(colourOf(colour), colourOf(set.tokens[ground])),
        ]),
      )
    })
    expect(tooNear(pairs, 3)).toEqual([])
  })

  test('the series of a chart are seen on a card, and differ from each other', () => {
    const seen = sets.flatMap((set) => {
      const { hueStudy, hueTasks, hueMood } = placeOf(set)
      return [hueStudy, hueTasks, hueMood].map((hue): [string, number] => [
        `${hue}, ${set.scheme}`,
        contrast(colourOf(hue), colourOf(set.tokens.surface1)),
      ])
    })
    expect(tooNear(seen, 3)).toEqual([])
    const apart = sets.flatMap((set) => {
      const { hueStudy, hueTasks, hueMood } = placeOf(set)
      const pairs = [
        [hueStudy, hueTasks],
        [hueTasks, hueMood],
        [hueStudy, hueMood],
      ] as const
      return pairs.map(([one, other]): [string, number] => [
        `${one} and ${other}, ${set.scheme}`,
        difference(colourOf(one), colourOf(other)),
      ])
    })
    expect(tooNear(apart, 8)).toEqual([])
  })
})

test('each place has a ring, a flare and hues of its own', () => {
  const places = colourThemes.flatMap(({ dark, light }) => [dark.place, light.place]).filter((place) => place)
  expect(places).toHaveLength(20)
  const own = (of: (place: NonNullable<(typeof places)[number]>) => string) =>
    new Set(places.flatMap((place) => (place ? [of(place)] : []))).size
  expect(own(({ ring, ringEnd }) => `${ring} ${ringEnd}`)).toBe(20)
  expect(own(({ hueStudy, hueTasks, hueMood }) => `${hueStudy} ${hueTasks} ${hueMood}`)).toBe(20)
  expect(own(({ ringMarks }) => ringMarks)).toBe(10)
})
