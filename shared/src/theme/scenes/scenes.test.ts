// @vitest-environment node
import { readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { colourThemes } from '../theme-offers.ts'
import { drawingOf, SCENE } from './draw.ts'
import { scenes } from './scene-images.ts'
import { sceneLooks } from './scenes.test-kit.ts'

const premium = colourThemes.filter((theme) => theme.premium).map(({ id }) => id)

test('every Premium theme has a scene, and no other theme has one', () => {
  expect(Object.keys(scenes)).toEqual(premium)
})

test('no two scenes are equal, nor the day and the night of one', async () => {
  const drawings = (await sceneLooks()).map(({ drawing }) => drawing)
  expect(drawings).toHaveLength(premium.length * 4)
  expect(new Set(drawings).size).toBe(drawings.length)
})

describe.each(premium)('%s', (id) => {
  test('it is drawn the same each time', async () => {
    const scene = await scenes[id]?.()
    for (const scheme of ['dark', 'light'] as const)
      expect(scene?.[scheme]({ calm: false })).toBe(scene?.[scheme]({ calm: false }))
  })

  test('its drawing is whole: every gradient that it uses is in it, and no number is broken', async () => {
    const scene = await scenes[id]?.()
    for (const scheme of ['dark', 'light'] as const)
      for (const calm of [true, false]) {
        const drawing = drawingOf(scene?.[scheme]({ calm }) ?? '')
        const used = [...drawing.matchAll(/url\(#([\w-]+)\)/g)].map(([, name]) => name)
        const ids = [...drawing.matchAll(/ id="([\w-]+)"/g)].map(([, name]) => name)
        expect(new Set(ids).size).toBe(ids.length)
        expect(ids).toEqual(expect.arrayContaining([...new Set(used)]))
        expect(drawing).not.toMatch(/NaN|undefined|null|Infinity/)
        // Nothing is loaded from elsewhere.
        expect(drawing.replace('http://www.w3.org/2000/svg', '')).not.toMatch(/https?:|<image|<script|href/)
        expect(drawing).toContain(`viewBox="0 0 ${SCENE.width} ${SCENE.height}"`)
      }
  })

  test('it has at most 250 shapes: each of them costs time while one scrolls', async () => {
    const scene = await scenes[id]?.()
    for (const scheme of ['dark', 'light'] as const) {
      const shapes = drawingOf(scene?.[scheme]({ calm: false }) ?? '').match(
        /<(?:path|rect|ellipse|circle) /g,
      )
      expect(shapes?.length).toBeLessThanOrEqual(250)
    }
  })

  test('its colours, its drawing and what draws it are at most 12 KB, even before the build makes them smaller', () => {
    const files = [`../sets/${id}.ts`, `./${id}.ts`, './draw.ts', './scene-images.ts']
    const bytes = files.map((file) => readFileSync(new URL(file, import.meta.url)))
    expect(brotliCompressSync(Buffer.concat(bytes)).length).toBeLessThanOrEqual(12 * 1024)
  })
})
