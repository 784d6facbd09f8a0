import { afterEach, describe, expect, test, vi } from 'vitest'
import {
  adoptEarlyScripts,
  askHostAnew,
  giveUpHostScripts,
  giveUpScripts,
  hostArrival,
  isAskedByHtml,
  isHostLate,
  notePageFailure,
} from './scripts.ts'

const folder = `${location.origin}/remotes/auth/1/`
const entry = `${folder}remoteEntry.js`

function put(src: string, early = false): HTMLScriptElement {
  const script = document.createElement('script')
  // Not a type that the page would load by itself.
  script.type = 'text/plain'
  script.setAttribute('src', src)
  if (early) script.setAttribute('data-early', '')
  document.head.append(script)
  return script
}

afterEach(() => {
  document.head.replaceChildren()
  vi.restoreAllMocks()
})

/** What the browser has written down as ended. */
function ended(...files: string[]): void {
  vi.spyOn(performance, 'getEntriesByName').mockImplementation((name) =>
    files.includes(name) ? [{ name } as PerformanceEntry] : [],
  )
}

test('scripts of the first HTML are known by their whole address', () => {
  const early = put('/remotes/auth/1/remoteEntry.js', true)
  const other = put('/host/1/index.js')
  adoptEarlyScripts()
  expect(early.getAttribute('src')).toBe(entry)
  expect(other.getAttribute('src')).toBe('/host/1/index.js')
})

test('what the HTML asked for is told from what was asked for later', () => {
  expect(isAskedByHtml([entry])).toBe(false)
  put(`${folder}static/js/a.js`)
  expect(isAskedByHtml([entry])).toBe(false)
  put(entry, true)
  expect(isAskedByHtml([entry])).toBe(true)
  expect(isAskedByHtml([`${location.origin}/remotes/auth/10/remoteEntry.js`])).toBe(false)
})

test('who waits for one of the files is told that it failed; others go on', () => {
  const failed = vi.fn()
  const page = `${folder}static/js/async/a.js`
  for (const src of [entry, `${entry}?retry=1`, page]) put(src).onerror = failed
  const others = [
    put(`${folder}static/js/async/b.js`),
    put(`${location.origin}/remotes/auth/10/remoteEntry.js`),
  ]
  for (const other of others) other.onerror = failed
  expect(giveUpScripts([entry, page])).toBeInstanceOf(Promise)
  expect(failed).toHaveBeenCalledTimes(3)
  expect([...document.scripts]).toEqual(others)
})

test('nothing on its way: nothing to give up', () => {
  expect(giveUpScripts([entry])).toBeUndefined()
})

test('one that comes after all is known', async () => {
  const [one, two] = [put(entry), put(`${folder}static/js/async/a.js`)]
  const arrived = vi.fn()
  const arrival = giveUpScripts([entry, two.src])?.then(arrived)
  await Promise.resolve()
  expect(arrived).not.toHaveBeenCalled()
  two.dispatchEvent(new Event('load'))
  one.dispatchEvent(new Event('load'))
  await arrival
  expect(arrived).toHaveBeenCalledOnce()
})

test('a script that has come but stands in the document is not waited for', () => {
  const script = put(entry, true)
  ended(entry)
  expect(isAskedByHtml([entry])).toBe(false)
  expect(giveUpScripts([entry])).toBeUndefined()
  expect(script.isConnected).toBe(true)
})

describe('files of the host', () => {
  const members = `${location.origin}/host/1/static/js/async/members.js`
  const first = `${location.origin}/host/1/static/js/index.js`

  test('are what is late when none of the page’s own is', () => {
    put(first)
    expect(isHostLate([entry])).toBe(false)
    const file = put(members)
    expect(isHostLate([entry])).toBe(true)
    put(entry)
    expect(isHostLate([entry])).toBe(false)
    ended(entry)
    expect(isHostLate([entry])).toBe(true)
    file.remove()
    expect(isHostLate([entry])).toBe(false)
  })

  test('are given up, but for the first; who asks later learns of the same arrival, until it comes', async () => {
    expect(giveUpHostScripts()).toBeUndefined()
    const [script, app, page] = [put(`${members}?retry=1`), put(first), put(entry)]
    const failed = vi.fn()
    for (const each of [script, app, page]) each.onerror = failed
    const arrival = giveUpHostScripts()
    expect(failed).toHaveBeenCalledOnce()
    expect([...document.scripts]).toEqual([app, page])
    expect(giveUpHostScripts()).toBe(arrival)
    expect(hostArrival()).toBe(arrival)
    // Somebody else has asked for it since, and waits.
    const again = put(`${members}?retry=2`)
    again.onerror = failed
    askHostAnew()
    expect(again.isConnected).toBe(true)
    notePageFailure()
    askHostAnew()
    expect(failed).toHaveBeenCalledTimes(2)
    const healthy = put(`${members}?retry=3`)
    askHostAnew()
    expect(healthy.isConnected).toBe(true)
    healthy.remove()
    again.dispatchEvent(new Event('load'))
    await hostArrival()
    expect(hostArrival()).toBeUndefined()
    expect(giveUpHostScripts()).toBeUndefined()
  })
})
