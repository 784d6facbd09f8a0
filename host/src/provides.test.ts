// @vitest-environment node
import { readFileSync } from 'node:fs'
import { runtimeEntryPoints } from '@cadence/build/entry-points'
import { singletonPackages } from '@cadence/build/shared-packages'
import { expect, test } from 'vitest'

const importedBy = (file: string) => {
  const source = readFileSync(new URL(file, import.meta.url), 'utf8')
  return [...source.matchAll(/^import '([^']+)'$/gm)].map(([, request]) => request)
}

test('the host imports every entry point of shared and every shared package, and nothing else', () => {
  expect(importedBy('provides.ts').sort()).toEqual(
    [...runtimeEntryPoints(), ...singletonPackages, 'react/jsx-runtime'].sort(),
  )
})

test('the host’s first module imports it before anything else', () => {
  const main = readFileSync(new URL('main.tsx', import.meta.url), 'utf8')
  expect(main).toMatch(/^import '\.\/provides\.ts'/)
})
