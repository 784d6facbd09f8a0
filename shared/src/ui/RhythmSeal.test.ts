import { expect, test } from 'vitest'
import { sealPaths } from './RhythmSeal.tsx'

const seals = Array.from({ length: 100 }, (_, i) => sealPaths(`membre-${i}`))

test('a hundred members have nearly a hundred seals, each in two colours', () => {
  expect(new Set(seals.map((seal) => JSON.stringify(seal))).size).toBeGreaterThan(95)
  for (const { tone, dotTone } of seals) expect(tone).not.toBe(dotTone)
})

test('every seal is a whole bar: its first stroke or dot is at the top, and it has several', () => {
  for (const { strokes, dots } of seals) {
    expect(strokes + dots).toContain('M0.0 -42.5')
    expect((strokes + dots).split('M').length - 1).toBeGreaterThan(3)
  }
})
