import { once } from 'node:events'
import { connect } from 'node:net'
import { freePort } from '@cadence/releases/testing/free-port.test-kit'
import { expect, test } from 'vitest'
import { apiForTests } from '../test/support/api-for-tests.ts'
import { listen, timeLimits } from './server.ts'

const api = apiForTests()

test('a stop waits for a running request, cuts it off in the end, and reports that', async () => {
  const port = await freePort()
  const server = await listen(api.app, { port, hostname: '127.0.0.1' }, { ...timeLimits, drain: 300 })
  const socket = connect(port, '127.0.0.1')
  const ended = once(socket, 'close')
  const headers = [
    'Host: localhost',
    'Content-Type: application/json',
    'Content-Length: 9',
    'Expect: 100-continue',
  ]
  socket.write(`POST /api/v1/auth/login HTTP/1.1\r\n${headers.join('\r\n')}\r\n\r\n{`)
  const [answer] = await once(socket, 'data')
  expect(`${answer}`).toContain('100 Continue')
  expect(await server.close()).toBe(true)
  await ended
})

test('a stop that cuts off nothing reports that', async () => {
  const port = await freePort()
  const server = await listen(api.app, { port, hostname: '127.0.0.1' })
  expect((await fetch(`http://127.0.0.1:${port}/api/v1/health`)).status).toBe(200)
  expect(await server.close()).toBe(false)
})
