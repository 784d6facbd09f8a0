// @vitest-environment node
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { provided } from './provided.ts'

const inBrowser = ['provides.ts', 'app-chunk.ts'].flatMap((file) => {
  const source = readFileSync(new URL(`../${file}`, import.meta.url), 'utf8')
  return [...source.matchAll(/^import '([^']+)'$/gm)].map(([, request]) => request)
})

test('server builds are given exactly what builds for browsers are given', () => {
  expect(inBrowser.length).toBeGreaterThan(10)
  expect(Object.keys(provided).sort()).toEqual([...inBrowser].sort())
})

test('each by its own name, as CommonJS has it', async () => {
  for (const [name, given] of Object.entries(provided)) {
    const module: Record<string, unknown> = await import(name)
    const same =
      given === module.default || Object.entries(Object(given)).every(([key, value]) => module[key] === value)
    expect(same, name).toBe(true)
    expect(Object.keys(Object(given)).length + (typeof given === 'function' ? 1 : 0), name).toBeGreaterThan(0)
  }
})
