import { expect, test, vi } from 'vitest'
import { keepScrollPositions, revealTabbedFocus, scrollToHash, startAtTop } from './scroll.ts'

test('the router knows no position of this entry', () => {
  history.replaceState({ idx: 3, key: 'before', usr: { error: 'x' } }, '', '/tasks?x#y')
  startAtTop()
  expect(history.state).toEqual({ idx: 3, key: expect.stringMatching(/^\w{4,8}$/), usr: { error: 'x' } })
  expect(history.state.key).not.toBe('before')
  expect(location.href).toMatch(/\/tasks\?x#y$/)
})

test('an entry that the router has not numbered yet has a key of its own too', () => {
  history.replaceState(null, '', '/')
  startAtTop()
  expect(history.state.key).toMatch(/^\w{4,8}$/)
})

test('the place that the address names is scrolled to; an invalid hash does nothing', () => {
  document.body.innerHTML = '<h2 id="été">x</h2>'
  const scrollIntoView = vi.fn()
  HTMLElement.prototype.scrollIntoView = scrollIntoView
  const visit = (hash: string) => {
    history.replaceState(null, '', `/cgu${hash}`)
    scrollToHash()
  }
  for (const hash of ['', '#', '#nowhere', '#%E0%A4%A']) visit(hash)
  expect(scrollIntoView).not.toHaveBeenCalled()
  visit('#%C3%A9t%C3%A9')
  expect(scrollIntoView).toHaveBeenCalledOnce()
})

test('nothing is left to the browser when the page is left, whatever the router gives back to it before', () => {
  const state = vi.spyOn(document, 'visibilityState', 'get')
  const becomes = (visibility: DocumentVisibilityState) => {
    history.scrollRestoration = 'auto'
    state.mockReturnValue(visibility)
    document.dispatchEvent(new Event('visibilitychange'))
    return history.scrollRestoration
  }
  const stop = keepScrollPositions()
  expect(becomes('hidden')).toBe('manual')
  expect(becomes('visible')).toBe('auto')
  stop()
  expect(becomes('hidden')).toBe('auto')
})

test('what gets the focus by Tab is scrolled out from under the header; a press, and what is not in the page, scroll nothing', () => {
  document.body.innerHTML = '<header><button></button></header><main><a href="/"></a></main>'
  const [outside, inside] = [...document.querySelectorAll<HTMLElement>('button, a')]
  const scrollIntoView = vi.fn()
  HTMLElement.prototype.scrollIntoView = scrollIntoView
  revealTabbedFocus()
  inside?.focus()
  dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab' }))
  outside?.focus()
  expect(scrollIntoView).not.toHaveBeenCalled()
  inside?.focus()
  expect(scrollIntoView).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ block: 'nearest' }))
})
