import { createECDH, randomBytes } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import type { Page } from '@playwright/test'
import { signOut } from '../support/member.ts'
import { expect, test } from '../support/new-member-test.ts'

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

test('push registers a worker on the press only, reaches this browser, and ends with the sign-out', async ({
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
      const made = { toJSON: () => subscription, unsubscribe: async () => true }
      PushManager.prototype.getSubscription = async () => null
      PushManager.prototype.subscribe = async () =>
        Object.assign(Object.create(PushSubscription.prototype), made)
    },
    { endpoint, keys },
  )
  const workers = () => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)
  await page.goto(settings)
  await expect(toggle(page, 'Notifications push')).toBeEnabled()
  expect(await workers()).toBe(0)
  await toggle(page, 'Notifications push').click()
  await expect.poll(workers).toBe(1)
  await expect(toggle(page, 'Notifications push')).toBeChecked()
  await page.getByRole('button', { name: 'M’envoyer un rappel d’essai' }).click()
  await expect(page.getByText(/s’affiche sur cet appareil/)).toBeVisible()
  expect(posted).toEqual([expect.stringMatching(/^\/send\/1 aes128gcm vapid t=/)])
  await signOut(page)
  await expect.poll(workers).toBe(0)
  server.close()
})
