import { expect, test } from 'vitest'
import { lockWithVersion, withVersion } from './shared-version.ts'

test('shared gets its version and each workspace its pin; everything else stays as it is', () => {
  const shared = '{\n  "name": "@cadence/shared",\n  "version": "0.1.0",\n  "files": ["src"]\n}\n'
  expect(withVersion('shared', shared, '0.2.0')).toBe(shared.replace('0.1.0', '0.2.0'))
  const remote =
    '{\n  "version": "0.1.0",\n  "dependencies": { "@cadence/shared": "0.1.0", "react": "0.1.0" }\n}\n'
  expect(withVersion('remote-auth', remote, '0.2.0')).toBe(
    remote.replace('"@cadence/shared": "0.1.0"', '"@cadence/shared": "0.2.0"'),
  )
})

test('the lockfile gets the same versions and pins, and nothing else in it changes', () => {
  const lock = (version: string) => ({
    name: 'cadence',
    packages: {
      'remote-auth': { version: '0.1.0', dependencies: { '@cadence/shared': version, react: '0.1.0' } },
      shared: { name: '@cadence/shared', version },
      'node_modules/react': { version: '0.1.0', dependencies: { 'js-tokens': '0.1.0' } },
    },
  })
  const written = (version: string) => `${JSON.stringify(lock(version), null, 2)}\n`
  expect(lockWithVersion(written('0.1.0'), ['remote-auth', 'shared', 'e2e'], '0.1.1')).toBe(written('0.1.1'))
})
