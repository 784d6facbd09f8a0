import { authState } from '@cadence/shared/auth'
import { preference, setPreference } from '@cadence/shared/preferences'
import { act, cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { serve } from '../../../screen.test-kit.tsx'
import { Notifications } from './Notifications.tsx'
import { askPermission, permissionNow } from './notification-permission.ts'

const toggle = (name: string) => screen.getByRole('switch', { name })
const isOn = (name: string) => toggle(name).getAttribute('aria-checked') === 'true'
const push = 'Notifications push'
const asked = vi.fn<() => Promise<NotificationPermission>>()

function browserWith(permission: NotificationPermission): void {
  vi.stubGlobal('Notification', { permission, requestPermission: asked })
}
const open = () => render(<Notifications />)
const device = vi.hoisted(() => ({ take: vi.fn(), drop: vi.fn(), can: true }))
vi.mock('@cadence/shared/push/push-device', () => ({
  takePush: device.take,
  dropPush: device.drop,
  canReceivePush: () => device.can,
}))
const press = (name: string) => userEvent.click(toggle(name))

let count = 0
beforeEach(() => {
  localStorage.clear()
  count += 1
  const user = {
    _id: `n${count}`,
    firstName: 'I',
    lastName: 'B',
    email: 'i@b.fr',
    isEmailVerified: true,
    role: 'user',
  }
  Object.assign(authState, { user, isAuthenticated: true })
  device.take.mockReset().mockResolvedValue(undefined)
  device.drop.mockReset().mockResolvedValue(undefined)
  device.can = true
  asked.mockReset().mockResolvedValue('granted')
  browserWith('default')
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('of the four switches, those that need consent are off; the reminders have two more', () => {
  open()
  const names = screen.getAllByRole('switch').map((element) => element.getAttribute('aria-checked'))
  expect(names).toEqual(['false', 'false', 'true', 'true', 'true', 'true'])
  for (const name of [push, 'Notifications par e-mail', 'Rappels de tâches', 'Objectifs communautaires']) {
    expect(toggle(name).getAttribute('aria-describedby')).toBeTruthy()
  }
})

test('a switch is stored at once, and the others stay', async () => {
  open()
  await press('Notifications par e-mail')
  await press('Objectifs communautaires')
  expect(preference('notifications')).toEqual({ email: true, goals: false })
  expect(isOn('Notifications par e-mail')).toBe(true)
  expect(asked).not.toHaveBeenCalled()
})

test('with push on, a member chooses whether reminders name their task; nothing asks for permission', async () => {
  open()
  expect(screen.queryByRole('switch', { name: /Détails/ })).toBeNull()
  act(() => void setPreference('notifications', { push: true }))
  const details = 'Détails sur l’écran verrouillé'
  await screen.findByRole('switch', { name: details })
  expect(isOn(details)).toBe(true)
  await press(details)
  expect(preference('notifications')).toEqual({ push: true, pushDetails: false })
  expect(asked).not.toHaveBeenCalled()
})

test('the browser asks for permission only when push is turned on', async () => {
  open()
  expect(asked).not.toHaveBeenCalled()
  await press(push)
  expect(asked).toHaveBeenCalledOnce()
  expect(isOn(push)).toBe(true)
  await press(push)
  expect(asked).toHaveBeenCalledOnce()
  expect(preference('notifications')).toEqual({ push: false })
})

test('after a refusal the switch goes back, and a note says where to allow notifications', async () => {
  asked.mockResolvedValue('denied')
  open()
  await press(push)
  expect(isOn(push)).toBe(false)
  expect(screen.getByText(/bloque les notifications/).textContent).toContain('réglages du site')
})

test('without an answer the switch goes back, and a note says so', async () => {
  asked.mockResolvedValue('default')
  open()
  await press(push)
  expect(isOn(push)).toBe(false)
  expect(screen.getByText(/pas encore répondu/)).toBeDefined()
})

test('in a browser without notifications a note says so, and nothing is asked', async () => {
  vi.unstubAllGlobals()
  Reflect.deleteProperty(globalThis, 'Notification')
  open()
  expect(screen.getByText(/s’affichent sur un ordinateur/)).toBeDefined()
  await press(push)
  expect(isOn(push)).toBe(false)
  expect(preference('notifications')).toBeNull()
})

test.each([
  [
    'A browser on Android without push',
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/142.0 Mobile Safari/537.36',
    5,
  ],
  [
    'Safari on an iPhone',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) Version/26.0 Safari/604.1',
    5,
  ],
  ['Safari on an iPad', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/26.0 Safari/605.1.15', 5],
])(
  '%s is not asked, because it throws on a notification or shows none',
  async (_name, userAgent, maxTouchPoints) => {
    vi.stubGlobal('navigator', { userAgent, maxTouchPoints })
    expect(permissionNow()).toBe('unsupported')
    expect(await askPermission()).toBe('unsupported')
    expect(asked).not.toHaveBeenCalled()
  },
)

test('Chrome on Android is asked, because a service worker shows its notifications', () => {
  vi.stubGlobal('PushManager', class {})
  const userAgent = 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/142.0 Mobile Safari/537.36'
  vi.stubGlobal('navigator', { userAgent, maxTouchPoints: 5, serviceWorker: {} })
  expect(permissionNow()).toBe('default')
})

test('Cadence on the Home Screen of an iPhone is asked, and Safari there tells how to get it', () => {
  const userAgent = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) Version/26.0 Safari/604.1'
  vi.stubGlobal('navigator', { userAgent, maxTouchPoints: 5, serviceWorker: {} })
  expect(permissionNow()).toBe('unsupported')
  open()
  expect(screen.getByText(/ajoutée à l’écran d’accueil depuis Safari/)).toBeTruthy()
  vi.stubGlobal('PushManager', class {})
  expect(permissionNow()).toBe('default')
})

test('turning push on subscribes this browser, and turning it off ends the subscription', async () => {
  open()
  await press(push)
  expect(device.take).toHaveBeenCalledOnce()
  await press(push)
  await vi.waitFor(() => expect(device.drop).toHaveBeenCalledOnce())
})

test('a browser that refuses permission is not subscribed', async () => {
  asked.mockResolvedValue('denied')
  open()
  await press(push)
  expect(device.take).not.toHaveBeenCalled()
})

test.each(['has no push', 'has no push service'])(
  'in a browser that %s the switch stays on, and a note recommends e-mails',
  async (which) => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    device.can = which !== 'has no push'
    device.take.mockRejectedValue(new Error('AbortError'))
    open()
    await press(push)
    expect((await screen.findByText(/quand Cadence est fermée. Vos rappels/)).textContent).toContain('e-mail')
    expect(isOn(push)).toBe(true)
  },
)

test('a Mac without a touch screen is asked', () => {
  const userAgent = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/26.0 Safari/605.1.15'
  vi.stubGlobal('navigator', { userAgent, maxTouchPoints: 0 })
  expect(permissionNow()).toBe('default')
})

test.each<NotificationPermission>(['denied', 'default'])(
  'the answer %s on a second device leaves the account’s switch on, with a note about this browser',
  async (answer) => {
    setPreference('notifications', { push: true, email: true })
    asked.mockResolvedValue(answer)
    open()
    await userEvent.click(screen.getByRole('button', { name: 'Autoriser ici' }))
    expect(asked).toHaveBeenCalledOnce()
    expect(isOn(push)).toBe(true)
    expect(document.activeElement).toBe(toggle(push))
    expect(preference('notifications')).toEqual({ push: true, email: true })
    expect(
      screen.getByText(answer === 'denied' ? /bloque les notifications/ : /pas encore autorisées/),
    ).toBeDefined()
  },
)

test('the answer of the browser turns only its own switch, also when another was turned meanwhile', async () => {
  let answer: (permission: NotificationPermission) => void = () => undefined
  asked.mockReturnValue(
    new Promise((resolve) => {
      answer = resolve
    }),
  )
  open()
  await press(push)
  await press('Notifications par e-mail')
  await act(async () => answer('granted'))
  expect(preference('notifications')).toEqual({ push: true, email: true })
})

test('when the account has push on, a press asks for the permission in this browser', async () => {
  setPreference('notifications', { push: true })
  open()
  expect(isOn(push)).toBe(true)
  await userEvent.click(screen.getByRole('button', { name: 'Autoriser ici' }))
  expect(asked).toHaveBeenCalledOnce()
  expect(screen.queryByText(/pas encore autorisées/)).toBeNull()
})

test('a test reminder waits until this browser is registered', async () => {
  let registered = () => {}
  device.take.mockReturnValue(
    new Promise<void>((resolve) => {
      registered = resolve
    }),
  )
  const sent = serve(() => ({ status: 200, body: { way: 'push' } }))
  open()
  await press(push)
  await userEvent.click(screen.getByRole('button', { name: 'M’envoyer un rappel d’essai' }))
  await act(async () => {
    await new Promise((resolve) => setTimeout(resolve, 20))
  })
  const tests = () => sent.filter(({ path }) => path === '/reminders/test')
  expect(tests()).toEqual([])
  registered()
  expect(await screen.findByText(/sur cet appareil/)).toBeDefined()
  expect(tests()).toEqual([{ method: 'post', path: '/reminders/test', body: { push: true, email: false } }])
})
