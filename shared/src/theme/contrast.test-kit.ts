/** A colour: red, green and blue from 0 to 255, and opacity from 0 to 1. */
export type Colour = readonly [r: number, g: number, b: number, alpha: number]

/** Reads `#rrggbb` or `rgb(r g b / alpha)`, the two notations of tokens. */
export function colourOf(text: string): Colour {
  const hex = /^#(..)(..)(..)$/.exec(text)?.slice(1)
  if (hex) {
    const [r = 0, g = 0, b = 0] = hex.map((part) => Number.parseInt(part, 16))
    return [r, g, b, 1]
  }
  const parts = /^rgb\((\d+) (\d+) (\d+) \/ ([\d.]+)\)$/.exec(text)?.slice(1).map(Number)
  if (!parts) throw new Error(`${text} is not a colour of a token`)
  const [r = 0, g = 0, b = 0, alpha = 0] = parts
  return [r, g, b, alpha]
}

/** The visible colour when one colour is laid over an opaque one, with its own opacity or a given one. */
export function over([r, g, b, alpha]: Colour, ground: Colour, part = alpha): Colour {
  const [r2, g2, b2] = ground
  const mixed = (top: number, below: number) => top * part + below * (1 - part)
  return [mixed(r, r2), mixed(g, g2), mixed(b, b2), 1]
}

/** Relative luminance of WCAG 2. */
export function luminance([r, g, b]: Colour): number {
  const [red, green, blue] = [r, g, b].map((channel) => {
    const value = channel / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0)
}

/** Contrast of WCAG 2, from 1 to 21. */
export function contrast(one: Colour, other: Colour): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

/** Perceived difference of two colours: their distance in OKLab, times 100. A difference of 2 is just visible. */
export function difference(one: Colour, other: Colour): number {
  const [a, b] = [lab(one), lab(other)]
  return 100 * Math.hypot(...a.map((value, index) => value - (b[index] ?? 0)))
}

function lab([red, green, blue]: Colour): number[] {
  const [r = 0, g = 0, b = 0] = [red, green, blue].map((channel) => {
    const value = channel / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  })
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ]
}
