import { expect, test } from 'vitest'
import type { Failure } from '../errors/report-error.ts'
import { reportsOf } from './report-outcomes.ts'

function errorFrom(file: string): Error {
  const error = new Error('broken')
  error.stack = `Error: broken\n    at f (https://cadence.example${file}:1:1)\n    at react (https://cadence.example/host/7/static/js/index.js:1:1)`
  return error
}
const auth = { remote: 'auth', version: '2', owner: 'team-auth', page: 'auth/Login' }
const inAuth = errorFrom('/remotes/auth/2/static/js/Login.js')
const inHost = errorFrom('/host/7/static/js/index.js')
const outside = new Error('broken')
outside.stack =
  'Error: broken\n    at f (chrome-extension://abc/content.js:1:1)\n    at e (https://cadence.example/host/7/x.js:1:1)'
const missing = Object.assign(new Error('Loading chunk 1 failed'), { name: 'ChunkLoadError' })
const noHostFile = new Error('auth/Login could not be loaded', {
  cause: Object.assign(new Error('Loading chunk app failed'), {
    name: 'ChunkLoadError',
    request: 'https://cadence.example/host/7/static/js/async/app.js',
  }),
})
const noTexts = errorFrom('/host/7/static/js/index.js')

const host = (outcome: string) => ({ part: 'host', version: '7', outcome })
const remote = (outcome: string) => ({ part: 'auth', version: '2', outcome })

test.each<[string, Failure, object[]]>([
  ['a page that did not load', { phase: 'load', error: inHost, ...auth }, [remote('load')]],
  ['a page that broke', { phase: 'render', error: inAuth, ...auth }, [remote('render')]],
  [
    'a page whose layout broke',
    { phase: 'render', error: inHost, ...auth },
    [remote('render'), host('render')],
  ],
  ['a page of the host', { phase: 'render', error: outside, page: 'host/Help' }, [host('render')]],
  ['a script of a remote', { phase: 'script', error: inAuth, ...auth }, [remote('script')]],
  ['a script of the host', { phase: 'script', error: inHost }, [host('script')]],
  ['a script of an extension', { phase: 'script', error: outside }, []],
  ['what is thrown without a trace', { phase: 'script', error: 'no' }, []],
  ['a page that the server drew otherwise', { phase: 'hydrate', error: inAuth, ...auth }, []],
  ['a page that the registry does not name', { phase: 'load', error: outside }, []],
  ['a part of a page that did not load', { phase: 'render', error: missing, ...auth }, [remote('render')]],
  ['a page that waits for a file of the host', { phase: 'load', error: noHostFile, ...auth }, [host('load')]],
  ['texts of the host', { phase: 'load', error: noTexts, remote: 'host' }, [host('load')]],
])('%s', (_name, failure, expected) => {
  expect(reportsOf(failure, '7', true)).toEqual(expected)
})

test('a failed load without a network does not count against its release', () => {
  expect(reportsOf({ phase: 'load', error: inAuth, ...auth }, '7', false)).toEqual([])
  expect(reportsOf({ phase: 'render', error: missing, ...auth }, '7', false)).toEqual([])
  expect(reportsOf({ phase: 'script', error: inAuth, ...auth }, '7', false)).toEqual([remote('script')])
})
