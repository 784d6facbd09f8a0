import { createServer } from 'node:net'
import { freePort } from '@cadence/releases/testing/free-port.test-kit'
import { afterAll, expect, test } from 'vitest'
import { newMember, startApi } from '../../test/support/test-api.ts'
import { testDatabase } from '../../test/support/test-database.ts'
import { readConfig } from '../config/config.ts'
import { apiSurroundings } from './installation.ts'

/** A mail server that does not know the account. */
const refusing = createServer((socket) => {
  socket.write('220 mail.example\r\n')
  socket.on('error', () => undefined)
  socket.on('data', (chunk) => {
    if (/^EHLO/.test(`${chunk}`)) socket.write('250-mail.example\r\n250 AUTH PLAIN\r\n')
    else socket.write('535 5.7.8 Authentication failed\r\n')
  })
})
const smtpPort = freePort()
const listening = smtpPort.then(
  (port) => new Promise<void>((done) => refusing.listen(port, '127.0.0.1', done)),
)
afterAll(() => new Promise((done) => refusing.close(done)))

const surroundings = (environment: Record<string, string>) => apiSurroundings(readConfig(environment))

test('a mail server that refuses the account, and one that is not there, are named by their own words', async () => {
  await listening
  const { mailError, database } = await surroundings({
    SMTP_URL: `smtp://cadence:word@127.0.0.1:${await smtpPort}`,
  })
  expect(mailError).toContain('535 5.7.8 Authentication failed')
  expect(database).toBeUndefined()
  const away = await surroundings({ SMTP_URL: `smtp://127.0.0.1:${await freePort()}` })
  expect(away.mailError).toContain('ECONNREFUSED')
})

test('a database where nobody answers says why', async () => {
  const url = `postgres://cadence@127.0.0.1:${await freePort()}/cadence`
  const { database } = await surroundings({ DATABASE_URL: url, SMTP_URL: 'smtp://127.0.0.1:1' })
  expect(database).toEqual({
    error: expect.stringContaining('ECONNREFUSED'),
    version: 0,
    administrators: 0,
  })
})

test.skipIf(!process.env.DATABASE_URL)(
  'a database says its version and how many administrators it has',
  async () => {
    const database = await testDatabase()
    const api = await startApi({}, database)
    const { email } = await newMember(api)
    const settings = { SMTP_URL: 'smtp://127.0.0.1:1', DATABASE_URL: database.env.DATABASE_URL ?? '' }
    expect((await surroundings(settings)).database).toMatchObject({ error: undefined, administrators: 0 })
    const found = await surroundings({ ...settings, ADMIN_EMAILS: email })
    expect(found.database).toMatchObject({ administrators: 1 })
    expect(found.database?.version).toBeGreaterThanOrEqual(13)
    await api.close()
    await database.drop()
  },
)
