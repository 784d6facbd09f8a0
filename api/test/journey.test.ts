import { freePort } from '@cadence/releases/testing/free-port.test-kit'
import { afterAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { killStarted, startMain, startScript } from './support/processes.ts'
import { testDatabase } from './support/test-database.ts'

afterAll(killStarted)

const mailboxSchema = z.array(
  z.object({
    subject: z.string(),
    text: z.string(),
    html: z.string(),
    to: z.array(z.object({ address: z.string() })),
  }),
)

test('a member’s whole way: register, mail, verify, dashboard, sign out and in, through real processes', async () => {
  const [web, smtp, port] = [await freePort(), await freePort(), await freePort()]
  const database = await testDatabase()
  const mailbox = startScript('dev/mailbox.ts', { MAILBOX_PORT: `${web}`, MAILBOX_SMTP_PORT: `${smtp}` })
  const api = startMain({
    ...database.env,
    API_PORT: `${port}`,
    SMTP_URL: `smtp://localhost:${smtp}`,
    APP_URL: 'http://localhost:4321',
  })
  await Promise.all([mailbox.printed('ready'), api.printed('ready')])
  expect(mailbox.output()).toBe(`ready http://localhost:${web}\n`)
  expect(api.output().match(/^ready .*$/gm)).toEqual([`ready http://localhost:${port}/api/v1`])

  const call = async (method: string, path: string, body?: object, token?: string) => {
    const response = await fetch(`http://localhost:${port}/api/v1${path}`, {
      method,
      headers: {
        ...(body && { 'Content-Type': 'application/json' }),
        ...(token && { Authorization: `Bearer ${token}` }),
      },
      ...(body && { body: JSON.stringify(body) }),
    })
    const text = await response.text()
    return { status: response.status, body: text === '' ? undefined : JSON.parse(text) }
  }

  const email = 'lea@example.org'
  const password = 'Canary1password'
  expect((await call('POST', '/auth/register', { firstName: 'Léa', email, password })).status).toBe(201)

  const mail = await poll(async () => {
    const inbox = mailboxSchema.parse(await (await fetch(`http://localhost:${web}/email`)).json())
    return inbox.find(({ to }) => to[0]?.address === email)
  })
  expect(mail.subject).toBe('Confirmez votre adresse e-mail')
  expect(mail.text).toContain('Bienvenue sur Cadence\u202f!')
  const link = /http:\/\/localhost:4321\/verify-email\?token=([\w-]{43,})/.exec(mail.text)
  const verification = link?.[1] ?? ''
  expect(mail.html).toContain(link?.[0])

  const verified = await call('POST', '/auth/verify-email', { token: verification, password })
  expect(verified).toMatchObject({ status: 200, body: { user: { email, isEmailVerified: true } } })
  const dashboard = {
    id: '1700000000000',
    name: 'Examens',
    items: [],
    createdAt: '2026-01-01T00:00:00Z',
    updatedAt: '2026-01-01T00:00:00Z',
  }
  expect((await call('POST', '/dashboards', dashboard, verified.body.token)).status).toBe(201)

  const session = await call('POST', '/auth/refresh-token', { refreshToken: verified.body.refreshToken })
  expect(session.status).toBe(200)
  const out = await call(
    'POST',
    '/auth/logout',
    { refreshToken: session.body.refreshToken },
    session.body.token,
  )
  expect(out).toEqual({ status: 200, body: { success: true } })
  expect((await call('GET', '/auth/user', undefined, session.body.token)).status).toBe(401)

  const again = await call('POST', '/auth/login', { email, password })
  expect(again.status).toBe(200)
  expect(await call('GET', '/auth/user', undefined, again.body.token)).toEqual({
    status: 200,
    body: { success: true, data: { user: verified.body.user } },
  })
  const { body } = await call('GET', '/dashboards', undefined, again.body.token)
  expect(body.dashboards).toMatchObject([dashboard])

  api.child.kill('SIGTERM')
  mailbox.child.kill('SIGTERM')
  expect(await api.ended).toBe(0)
  expect(await mailbox.ended).toBe(0)
  const secrets = [password, verification, verified.body.token, verified.body.refreshToken, again.body.token]
  for (const secret of secrets) expect(api.output()).not.toContain(secret)
  expect(api.output()).toContain('"security":"login"')
  await database.drop()
})

async function poll<T>(look: () => Promise<T | undefined>): Promise<T> {
  for (let i = 0; i < 100; i++) {
    const found = await look()
    if (found !== undefined) return found
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error('nothing came')
}
