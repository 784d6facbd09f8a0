import { contrast, pageColour, sceneLooks, textTokens } from '@cadence/shared/theme/scenes-kit'
import { expect, test } from '../support/test.ts'

interface Pixels {
  drawing: string
  page: readonly number[]
  under: number
  veil: number
}

/** Runs in the page: the darkest and the brightest pixel of a drawing over the page's colour, where words stand. */
async function extremes({ drawing, page, under, veil }: Pixels) {
  const picture = new Image()
  picture.src = `data:image/svg+xml,${encodeURIComponent(drawing)}`
  await picture.decode()
  const canvas = Object.assign(document.createElement('canvas'), { width: 800, height: 333 })
  const context = canvas.getContext('2d')
  if (!context) return null
  context.fillStyle = `rgb(${page.slice(0, 3).join(' ')})`
  context.fillRect(0, 0, 800, 333)
  context.globalAlpha = 1 - veil
  context.drawImage(picture, 0, 0, 800, 333)
  const { data } = context.getImageData(0, 0, 800, Math.floor(333 * under))
  let [darkest, brightest] = [0, 0]
  let [low, high] = [Number.POSITIVE_INFINITY, 0]
  for (let at = 0; at < data.length; at += 4) {
    const [r = 0, g = 0, b = 0] = [data[at], data[at + 1], data[at + 2]]
    const light = 0.2126 * (r / 255) ** 2.2 + 0.7152 * (g / 255) ** 2.2 + 0.0722 * (b / 255) ** 2.2
    if (light < low) [low, darkest] = [light, at]
    if (light > high) [high, brightest] = [light, at]
  }
  return [darkest, brightest].map((at) => [...data.slice(at, at + 3)])
}

test('every text is readable on the darkest and the brightest pixel of every scene', async ({ page }) => {
  await page.goto('/login')
  const found: string[] = []
  for (const { name, tokens, drawing, under, veil } of await sceneLooks()) {
    const pixels = await page.evaluate(extremes, { drawing, page: pageColour(tokens), under, veil })
    expect(pixels).toHaveLength(2)
    for (const [r = 0, g = 0, b = 0] of pixels ?? [])
      for (const [token, least] of textTokens) {
        const ratio = contrast(pageColour({ ...tokens, page: tokens[token] }), [r, g, b, 1])
        if (ratio < least) found.push(`${name}: ${token} on ${r} ${g} ${b}, ${ratio.toFixed(2)}`)
      }
  }
  expect(found).toEqual([])
})
