import { expect, test } from 'vitest'
import { baseCss } from './base-css.ts'
import { flashWhiteTheme, originTheme } from './default-themes.ts'
import { colourThemes } from './theme-offers.ts'
import { themeDeclarations } from './tokens.ts'

const { tokens } = originTheme

test('the tokens become custom properties', () => {
  const declarations = themeDeclarations(originTheme).split(';')
  expect(declarations[0]).toBe('color-scheme:dark')
  expect(declarations).toContain('--page:#0b0c10')
  expect(declarations).toContain(`--surface-1:${tokens.surface1}`)
  expect(declarations).toContain(`--accent-deep-hover:${tokens.accentDeepHover}`)
  expect(declarations).toContain(`--premium-from:${tokens.premiumFrom}`)
  expect(declarations).toContain(`--glow:${tokens.warm}`)
  expect(declarations).toHaveLength(2 + Object.keys(tokens).length)
})

test('the style sheet of the first HTML defines every property that it uses, and cannot end its element', () => {
  const css = baseCss()
  const used = [...css.matchAll(/var\((--[a-z0-9-]+)\)/g)].map(([, name]) => name)
  expect(used.length).toBeGreaterThan(5)
  for (const name of used) expect(css).toContain(`${name}:`)
  expect(css).not.toContain('<')
  expect(css).not.toContain('\n')
})

test('a page without a word is dark; light is for its mode, for a light system that is followed, and for previews', () => {
  const [dark, light] = [themeDeclarations(originTheme), themeDeclarations(flashWhiteTheme)]
  const rules = [
    `:root,[data-scheme=dark]{${dark}}`,
    `:root[data-mode=light],[data-scheme=light]{${light}}`,
    `@media (prefers-color-scheme:light){:root[data-mode=system]{${light}}}`,
  ]
  expect(baseCss().startsWith(rules.join(''))).toBe(true)
  expect(light).toMatch(/^color-scheme:light;/)
})

test('animations end for members who prefer reduced motion', () => {
  const [, rules] = baseCss().split('@media (prefers-reduced-motion:reduce)')
  expect(rules).toContain('animation-duration:.01ms!important')
  // However short, a transition of everything shows each change one frame late.
  expect(rules).toContain('transition:none!important')
})

test('what the phone covers is known by name, and pulling the page down loses no edit and no open dialog', () => {
  const css = baseCss()
  for (const side of ['top', 'right', 'bottom', 'left']) {
    expect(css).toContain(`--safe-${side}:env(safe-area-inset-${side},0px)`)
  }
  expect(css).toContain('html[data-editing]{overscroll-behavior-y:contain}')
  expect(css).toContain('html:has(dialog:modal){overscroll-behavior-y:contain;')
})

test('an element that is added makes no browser style the whole page anew: a rule of the root ends with its :has()', () => {
  const selectors = [...baseCss().matchAll(/([^{}]+)\{/g)].map(([, selector = '']) => selector)
  const ofRoot = selectors.filter((selector) => /^(?:html|:root)[^ ]*:has\(/.test(selector))
  expect(ofRoot.length).toBeGreaterThan(0)
  for (const selector of ofRoot) expect(selector).not.toMatch(/\)[ >+~]+[a-z*#.]/)
})

test('no background is fixed: the whole page would be painted again in each scrolled frame', () => {
  expect(baseCss().replaceAll('position:fixed', '')).not.toMatch(/\bfixed\b/)
  for (const { dark, light } of colourThemes)
    for (const set of [dark, light]) expect(set.tokens.backdrop).not.toMatch(/\bfixed\b/)
})
