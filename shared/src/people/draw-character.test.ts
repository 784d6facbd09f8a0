import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { drawCharacter, FRAME } from './draw-character.ts'
import { reachOf } from './path-reach.test-kit.ts'

const seeds = Array.from({ length: 400 }, (_, i) => `membre-${i}`)

test('the people whom members chose stay as they are', () => {
  const people = JSON.stringify(seeds.slice(0, 100).map((seed) => drawCharacter(seed)))
  // A new sum means other faces for members who chose one: add what is new without moving what is there.
  expect(createHash('sha256').update(people).digest('hex')).toBe(
    'c319075180feeddc6583c2ea99e0ac738a9c54a8385a54b4f6e1495b434c912d',
  )
})

test('fifty people differ at a glance: no two share two thirds of their parts', () => {
  const people = seeds
    .slice(0, 50)
    .map((seed) => new Set(drawCharacter(seed).map((part) => JSON.stringify(part))))
  people.forEach((person, i) => {
    for (const other of people.slice(i + 1)) {
      const shared = [...person].filter((part) => other.has(part)).length
      expect(shared / Math.min(person.size, other.size)).toBeLessThan(2 / 3)
    }
  })
})

test('every part is drawn inside the round frame', () => {
  const parts = new Map(seeds.flatMap((seed) => drawCharacter(seed)).map(({ d, width = 0 }) => [d, width]))
  expect(parts.size).toBeGreaterThan(100)
  for (const [d, width] of parts) expect(reachOf(d) + width / 2, d).toBeLessThanOrEqual(FRAME + 0.1)
})

test('without a ground the person is the same', () => {
  for (const seed of seeds.slice(0, 50))
    expect(drawCharacter(seed, false)).toEqual(drawCharacter(seed).slice(1))
})

test('every part is a path with numbers, in a colour of its own or of the theme', () => {
  const parts = seeds.flatMap((seed) => drawCharacter(seed))
  for (const d of new Set(parts.map((part) => part.d))) expect(d).toMatch(/^M[-\d.\sMLHVCSQTAZmlhvcqtaz]*$/)
  for (const colour of new Set(parts.map(({ fill, stroke }) => fill ?? stroke))) {
    expect(colour).toMatch(/^(#[0-9a-f]{6}|color-mix\(in srgb, var\(--[a-z-]+\) \d+%, var\(--surface-3\)\))$/)
  }
})
