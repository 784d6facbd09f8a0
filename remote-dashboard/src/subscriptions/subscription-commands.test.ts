import { provideToasts, type Toast } from '@cadence/shared/ui'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { signIn } from '../testing/fixtures.ts'
import { FakeCaches, FakeSubscriptionsApi } from './fake-subscriptions-api.test-kit.ts'
import { rereadSubscription, subscribe, unsubscribe } from './subscription-commands.ts'
import { forgetSubscribed, subscribedOf } from './subscriptions-store.ts'

const chosen = { address: 'https://example.org/one.ics', name: 'Droit', colour: 'teal' } as const
const keysOf = (userId: string) => Object.keys(localStorage).filter((key) => key.includes(userId))

let api: FakeSubscriptionsApi
beforeEach(() => {
  localStorage.clear()
  signIn('first-member')
  api = new FakeSubscriptionsApi()
  vi.stubGlobal('caches', new FakeCaches())
})
afterEach(() => {
  forgetSubscribed()
  vi.unstubAllGlobals()
})

test.each([
  ['a new subscription', () => subscribe(chosen)],
  ['a calendar that is read again', () => rereadSubscription('one')],
  ['a removed subscription', () => unsubscribe(api.subscriptions[0] ?? api.add({ id: 'one' }, null))],
])(
  'an answer about %s that arrives after the member has changed is stored for neither member',
  async (_, run) => {
    api.add({ id: 'one' }, null)
    subscribedOf('first-member')
    api.onAnswer = () => {
      localStorage.clear()
      signIn('second-member')
      subscribedOf('second-member')
    }
    await run()
    expect(keysOf('first-member')).toEqual([])
    expect(subscribedOf('second-member').subscriptions).toEqual([])
  },
)

test.each([
  ['to the member who removed it', () => undefined, 1],
  ['to no other member', () => signIn('second-member'), 0],
])('the undo of a removed subscription is offered %s', async (_, change, offers) => {
  const shown: Toast[] = []
  provideToasts(async () => (toast) => shown.push(toast))
  const one = api.add({ id: 'one' }, null)
  api.onAnswer = change
  await unsubscribe(one)
  await Promise.resolve()
  expect(shown.map(({ action }) => action?.label)).toEqual(Array(offers).fill('Annuler'))
})
