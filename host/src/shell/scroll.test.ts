import { render } from '@testing-library/react'
import { createElement, useEffect } from 'react'
import { expect, test, vi } from 'vitest'
import { scrollToHash, startAtTop, useOwnScrollPositions } from './scroll.ts'

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

test('the place that the address names is scrolled to; one that is none harms nobody', () => {
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

test('nothing is left to the browser when the page is left either, whatever the router gives back to it', () => {
  const Positions = () => {
    // The router's own: it gives the entry back.
    useEffect(() => {
      const giveBack = () => {
        history.scrollRestoration = 'auto'
      }
      addEventListener('pagehide', giveBack)
      return () => removeEventListener('pagehide', giveBack)
    }, [])
    return null
  }
  const Holder = () => {
    useOwnScrollPositions()
    return createElement(Positions)
  }
  const { unmount } = render(createElement(Holder))
  history.scrollRestoration = 'auto'
  dispatchEvent(new Event('pagehide'))
  expect(history.scrollRestoration).toBe('manual')
  unmount()
  history.scrollRestoration = 'auto'
  dispatchEvent(new Event('pagehide'))
  expect(history.scrollRestoration).toBe('auto')
})
