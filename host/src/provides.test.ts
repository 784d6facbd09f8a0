// @vitest-environment node
import { readFileSync } from 'node:fs'
import { runtimeEntryPoints, singletonPackages } from '@cadence/shared/federation'
import { expect, test } from 'vitest'

const source = readFileSync(new URL('provides.ts', import.meta.url), 'utf8')
const imported = [...source.matchAll(/^import '([^']+)'$/gm)].map(([, request]) => request)

/** In the first chunk too, but not run before the page stands. */
const later = { '@cadence/shared/preferences': 'session/preferences.ts' }

test('the host imports every entry point of shared and every shared package, and nothing else', () => {
  expect([...imported, ...Object.keys(later)].sort()).toEqual(
    [...runtimeEntryPoints(), ...singletonPackages, 'react/jsx-runtime'].sort(),
  )
})

test.each(Object.entries(later))('%s is imported later, without a chunk of its own', (name, file) => {
  const importer = readFileSync(new URL(file, import.meta.url), 'utf8')
  expect(importer).toContain(`import(/* webpackMode: "eager" */ '${name}')`)
  expect(importer).not.toContain(`from '${name}'`)
})

test('the host’s first module imports it before anything else', () => {
  const main = readFileSync(new URL('main.tsx', import.meta.url), 'utf8')
  expect(main).toMatch(/^import '\.\/provides\.ts'/)
})
