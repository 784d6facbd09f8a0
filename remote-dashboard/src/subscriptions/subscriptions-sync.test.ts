import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { signIn } from '../testing/fixtures.ts'
import { calendarText, FakeCaches, FakeSubscriptionsApi } from './fake-subscriptions-api.test-kit.ts'
import { forgetSubscribed, subscribedOf } from './subscriptions-store.ts'
import { followSubscriptions, syncSubscriptions } from './subscriptions-sync.ts'

const lecture = (uid: string, title: string, day = '20261124') => [
  `UID:${uid}`,
  `SUMMARY:${title}`,
  `DTSTART:${day}T100000`,
  `DTEND:${day}T110000`,
]
const law = calendarText('Droit', lecture('a', 'Droit civil'))

let api: FakeSubscriptionsApi
let caches: FakeCaches
let member = ''
let number = 0
beforeEach(() => {
  number += 1
  member = `subscriber-${number}`
  signIn(member)
  api = new FakeSubscriptionsApi()
  caches = new FakeCaches()
  vi.stubGlobal('caches', caches)
})
afterEach(() => {
  forgetSubscribed()
  vi.unstubAllGlobals()
})

const titles = (id: string) =>
  subscribedOf(member)
    .events.get(id)
    ?.entries.map(({ data }) => data.title)
/** The tab is closed and opened again: only what the device keeps is left. */
const reopen = () => forgetSubscribed()

describe('subscriptions', () => {
  test('are read, and the text of each is parsed once for each version', async () => {
    const one = api.add({ id: 'one' }, law)
    subscribedOf(member)
    await syncSubscriptions(member)
    expect(titles('one')).toEqual(['Droit civil'])
    await syncSubscriptions(member)
    const texts = () => api.calls.filter((call) => call.endsWith('/calendar'))
    expect(texts()).toHaveLength(1)
    Object.assign(one, { version: '2' })
    await syncSubscriptions(member)
    expect(texts()).toHaveLength(2)
  })

  test('without a network the copy of the device is shown, and its text is not loaded again', async () => {
    api.add({ id: 'one' }, law)
    subscribedOf(member)
    await syncSubscriptions(member)
    reopen()
    api.isOffline = true
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    expect(subscribedOf(member)).toMatchObject({ isReady: false, subscriptions: [{ id: 'one' }] })
    const end = followSubscriptions(member)
    await vi.waitFor(() => expect(titles('one')).toEqual(['Droit civil']))
    expect(subscribedOf(member).isReady).toBe(true)
    end()
    api.isOffline = false
    await syncSubscriptions(member)
    expect(api.calls.filter((call) => call.endsWith('/calendar'))).toHaveLength(1)
  })

  test('where the browser keeps no copies, the calendars are loaded at each start', async () => {
    vi.stubGlobal('caches', { open: () => Promise.reject(new DOMException('denied', 'SecurityError')) })
    vi.spyOn(console, 'info').mockImplementation(() => undefined)
    api.add({ id: 'one' }, law)
    subscribedOf(member)
    await syncSubscriptions(member)
    reopen()
    subscribedOf(member)
    await syncSubscriptions(member)
    expect(titles('one')).toEqual(['Droit civil'])
  })

  test.each(['get /subscriptions', 'get /subscriptions/one/calendar'])(
    'of a former member are never shown: they sign out while %s is answered',
    async (call) => {
      api.add({ id: 'one' }, law)
      subscribedOf(member)
      api.onAnswer = (answered) => {
        if (answered === call) signIn('another')
      }
      await syncSubscriptions(member)
      expect(subscribedOf('another')).toMatchObject({ subscriptions: [] })
      expect([...caches.held.values()].every((cache) => cache.size === 0)).toBe(true)
    },
  )

  test('a calendar that is hidden is not loaded until it is shown again', async () => {
    const one = api.add({ id: 'one', hidden: true }, law)
    subscribedOf(member)
    await syncSubscriptions(member)
    expect(titles('one')).toBeUndefined()
    Object.assign(one, { hidden: false })
    await syncSubscriptions(member)
    expect(titles('one')).toEqual(['Droit civil'])
  })

  test('a text that is no calendar shows nothing, and stops no other calendar', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    api.add({ id: 'page' }, '<html>Connexion</html>')
    api.add({ id: 'one' }, law)
    subscribedOf(member)
    await syncSubscriptions(member)
    expect(titles('page')).toEqual([])
    expect(titles('one')).toEqual(['Droit civil'])
  })

  test('the copy of a calendar that was removed on another device is deleted', async () => {
    api.add({ id: 'one' }, law)
    api.add({ id: 'two' }, law)
    subscribedOf(member)
    await syncSubscriptions(member)
    const cache = caches.held.get(`member:${member}:calendars`)
    expect(cache?.size).toBe(2)
    api.subscriptions = api.subscriptions.filter(({ id }) => id === 'two')
    await syncSubscriptions(member)
    expect([...(cache?.keys() ?? [])]).toEqual(['/calendar-copies/two'])
    expect(titles('one')).toBeUndefined()
  })

  test('ten thousand events are read with pauses for the page', { timeout: 60_000 }, async () => {
    const events = Array.from({ length: 10_000 }, (_, n) => [
      `UID:${n}@ade`,
      `SUMMARY:TD ${n}`,
      `DTSTART:20261124T${String(8 + (n % 10)).padStart(2, '0')}0000Z`,
      `DTEND:20261124T${String(9 + (n % 10)).padStart(2, '0')}0000Z`,
    ])
    api.add({ id: 'big' }, calendarText('ADE', ...events))
    subscribedOf(member)
    let turns = 0
    const turn = setInterval(() => {
      turns += 1
    })
    await syncSubscriptions(member)
    clearInterval(turn)
    expect(titles('big')).toHaveLength(10_000)
    // The reader pauses every 12 ms, and the timer runs in the pauses.
    expect(turns).toBeGreaterThan(10)
  })
})
