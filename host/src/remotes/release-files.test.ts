import { afterEach, expect, test, vi } from 'vitest'
import { adoptEarlyScripts, giveUpScripts, isAskedByHtml } from './release-files.ts'

const folder = `${location.origin}/remotes/auth/1/`
const entry = `${folder}remoteEntry.js`

function put(src: string, early = false): HTMLScriptElement {
  const script = document.createElement('script')
  // The page does not load a script of this type.
  script.type = 'text/plain'
  script.setAttribute('src', src)
  if (early) script.setAttribute('data-early', '')
  document.head.append(script)
  return script
}

afterEach(() => document.head.replaceChildren())

test('scripts of the first HTML are known by their whole address', () => {
  const early = put('/remotes/auth/1/remoteEntry.js', true)
  const other = put('/host/1/index.js')
  adoptEarlyScripts()
  expect(early.getAttribute('src')).toBe(entry)
  expect(other.getAttribute('src')).toBe('/host/1/index.js')
})

test('scripts of the HTML are distinguished from later ones', () => {
  expect(isAskedByHtml([entry])).toBe(false)
  put(`${folder}static/js/a.js`)
  expect(isAskedByHtml([entry])).toBe(false)
  put(entry, true)
  expect(isAskedByHtml([entry])).toBe(true)
  expect(isAskedByHtml([`${location.origin}/remotes/auth/10/remoteEntry.js`])).toBe(false)
})

test('loaders of the given-up files fail; other scripts go on', () => {
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
