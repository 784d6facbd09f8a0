import { createECDH, randomBytes } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import type { Page } from '@playwright/test'
import { sessionOf } from '../support/account.ts'
import { linkFor } from '../support/mailbox.ts'
import { signOut } from '../support/member.ts'
import { expect, test } from '../support/new-member-test.ts'
import { appUrl } from '../support/stack.ts'

const settings = '/settings?section=notifications'
const toggle = (page: Page, name: string) => page.getByRole('switch', { name })

/** A push service on this machine. @returns its address, and the bodies of what was posted to it */
async function pushService(): Promise<{ server: Server; endpoint: string; posted: string[] }> {
  const posted: string[] = []
  const server = createServer((request, response) => {
    posted.push(`${request.url} ${request.headers['content-encoding']} ${request.headers.authorization}`)
    request.resume()
    response.writeHead(201).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  return { server, endpoint: `http://127.0.0.1:${address.port}/send/1`, posted }
}

test.describe('with the service worker', () => {
  test.use({ serviceWorkers: 'allow' })

  test('push subscribes this browser on the press only, reaches it, and ends with the sign-out', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['notifications'])
    const { server, endpoint, posted } = await pushService()
    const keys = {
      p256dh: createECDH('prime256v1').generateKeys().toString('base64url'),
      auth: randomBytes(16).toString('base64url'),
    }
    // A headless Chromium has no push service, and may ignore the permission: this edge of the browser is a stand-in.
    await page.addInitScript(
      (subscription) => {
        Object.defineProperty(Notification, 'permission', { get: () => 'granted' })
        Notification.requestPermission = async () => 'granted'
        let current: PushSubscription | null = null
        Reflect.set(globalThis, 'isSubscribed', () => current !== null)
        PushManager.prototype.getSubscription = async () => current
        PushManager.prototype.subscribe = async (options) => {
          const unsubscribe = async () => {
            current = null
            return true
          }
          const key = options?.applicationServerKey
          current = Object.create(PushSubscription.prototype, {
            options: { value: { applicationServerKey: ArrayBuffer.isView(key) ? key.buffer : null } },
            toJSON: { value: () => subscription },
            unsubscribe: { value: unsubscribe },
          })
          return current as PushSubscription
        }
      },
      { endpoint, keys },
    )
    const isSubscribed = () => page.evaluate(() => Reflect.get(globalThis, 'isSubscribed')())
    await page.goto(settings)
    await expect(toggle(page, 'Notifications push')).toBeEnabled()
    expect(await isSubscribed()).toBe(false)
    await toggle(page, 'Notifications push').click()
    await expect.poll(isSubscribed).toBe(true)
    await expect(toggle(page, 'Notifications push')).toBeChecked()
    await page.getByRole('button', { name: 'M’envoyer un rappel d’essai' }).click()
    await expect(page.getByText(/s’affiche sur cet appareil/)).toBeVisible()
    expect(posted).toEqual([expect.stringMatching(/^\/send\/1 aes128gcm vapid t=/)])
    await signOut(page)
    await expect.poll(isSubscribed).toBe(false)
    server.close()
  })
})

const MINUTE_MS = 60_000

/**
 * A task, in UTC, whose reminder of an hour before is due now: in this minute, or in the next one if this one is about
 * to end.
 */
function remindedTask(text: string) {
  const now = Date.now()
  const due = new Date(Math.floor((now + 2_000) / MINUTE_MS) * MINUTE_MS + 60 * MINUTE_MS).toISOString()
  const data = {
    ...{ text, completed: false, completedAt: null, position: 'a0' },
    ...{ dueDay: due.slice(0, 10), dueTime: due.slice(11, 16) },
  }
  return { collection: 'task', id: 'essay', updatedAt: new Date(now).toISOString(), data }
}

test('a reminder comes by mail where mails are on and push is off, and its link opens the task', async ({
  page,
  newcomer,
}) => {
  await page.goto(settings)
  await toggle(page, 'Notifications par e-mail').click()
  await expect(toggle(page, 'Notifications par e-mail')).toBeChecked()
  await expect(toggle(page, 'Notifications push')).not.toBeChecked()
  const { token } = await sessionOf(newcomer)
  const send = async (method: string, path: string, body: object) => {
    const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json', Origin: appUrl }
    const answer = await fetch(`${appUrl}/api/v1${path}`, { method, headers, body: JSON.stringify(body) })
    expect(answer.status, path).toBe(200)
  }
  const notifications = { taskLeads: [60], morning: false, quiet: false }
  await send('PATCH', '/preferences', { timeZone: 'UTC', notifications })
  await send('PUT', '/records', { records: [remindedTask('Rendre la dissertation')] })
  await page.goto(await linkFor(newcomer.email, '/dashboard'))
  const text = page.getByRole('dialog', { name: 'Tâche' }).getByRole('textbox', { name: 'Texte de la tâche' })
  await expect(text).toHaveValue('Rendre la dissertation')
  // A reload does not open it again.
  await expect(page).toHaveURL(/\/dashboard$/)
})
