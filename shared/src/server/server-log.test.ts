// @vitest-environment node
import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { expect, test } from 'vitest'
import { loggedPath, requestIdOf } from './server-log.ts'

const isProxy = (address: string) => /^(?:::ffff:)?10\./.test(address)
const madeHere = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

function requestFrom(peer: string, id: string): IncomingMessage {
  const request = new IncomingMessage(Object.defineProperty(new Socket(), 'remoteAddress', { value: peer }))
  request.headers['x-request-id'] = id
  return request
}

test('a request keeps the name that a proxy of ours gave it', () => {
  const id = '5f0b1c2d3e4f5a6b7c8d9e0f1a2b3c4d'
  expect(requestIdOf(requestFrom('10.0.0.5', id), isProxy)).toBe(id)
  expect(requestIdOf(requestFrom('::ffff:10.0.0.5', id), isProxy)).toBe(id)
})

test.each([
  ['of a client', '203.0.113.9', '5f0b1c2d3e4f5a6b7c8d9e0f1a2b3c4d'],
  ['that is too short', '10.0.0.5', 'short'],
  ['that is too long', '10.0.0.5', 'a'.repeat(65)],
  ['with a line break', '10.0.0.5', 'aaaaaaaa\nbbbbbbbb'],
  ['with other letters', '10.0.0.5', '{"level":30}'],
  ['that is empty', '10.0.0.5', ''],
])('a name %s is replaced by a new one', (_, peer, id) => {
  expect(requestIdOf(requestFrom(peer, id), isProxy)).toMatch(madeHere)
})

test('a log has neither the token of a private feed nor the query', () => {
  expect(loggedPath('/api/v1/feed/secret.ics')).toBe('/api/v1/feed/…')
  expect(loggedPath('/api/v1/dashboards/1')).toBe('/api/v1/dashboards/1')
})
