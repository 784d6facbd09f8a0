import { expect, test } from 'vitest'
import { isBuildInput } from './fingerprint.ts'

test.each(['releases/src/registry.ts', 'releases/src', 'host/src/preview', 'shared/src/ui/Button.tsx'])(
  'a change of %s makes a new build',
  (path) => expect(isBuildInput(path)).toBe(true),
)

test.each([
  'releases/src/commands',
  'releases/src/gate',
  'releases/src/store',
  'remote-auth/node_modules',
  'remote-auth/README.md',
  'shared/src/ui/Button.test.tsx',
])('a change of %s makes no new build', (path) => expect(isBuildInput(path)).toBe(false))
