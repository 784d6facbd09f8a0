import { act, cleanup, render } from '@testing-library/react'
import { useRef } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useAccentMark } from './accent-in-sight.ts'

type Notify = (entries: { isIntersecting: boolean }[]) => void
const observed = new Map<Element, Notify>()

beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      own: Element[] = []
      notify: Notify
      constructor(notify: Notify) {
        this.notify = notify
      }
      observe(element: Element) {
        this.own.push(element)
        observed.set(element, this.notify)
      }
      disconnect() {
        for (const element of this.own) observed.delete(element)
      }
    },
  )
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function StartOf({ id, isAccent = true }: { id: string; isAccent?: boolean }) {
  const ref = useRef<HTMLButtonElement>(null)
  useAccentMark(ref, isAccent)
  return <button ref={ref} id={id} type="button" />
}
const see = (id: string, isIntersecting: boolean) =>
  act(async () => {
    const element = document.getElementById(id)
    if (element) observed.get(element)?.([{ isIntersecting }])
  })
const isMarked = () => document.documentElement.hasAttribute('data-accent-in-sight')

test('the document is marked while one of the accent buttons is in the window', async () => {
  render([<StartOf key="1" id="band" />, <StartOf key="2" id="card" />])
  expect(isMarked()).toBe(false)
  await see('band', true)
  expect(isMarked()).toBe(true)
  await see('card', true)
  await see('band', false)
  expect(isMarked()).toBe(true)
  await see('card', false)
  expect(isMarked()).toBe(false)
})

test('a button without the accent marks nothing, and one that leaves with its page takes its mark along', async () => {
  const { rerender } = render(<StartOf id="band" />)
  await see('band', true)
  rerender(<StartOf id="band" isAccent={false} />)
  expect(isMarked()).toBe(false)
  rerender(<StartOf id="band" />)
  await see('band', true)
  cleanup()
  expect(isMarked()).toBe(false)
})

test('a button in a picture of a widget marks nothing', () => {
  render(
    <div inert aria-hidden="true">
      <StartOf id="picture" />
    </div>,
  )
  expect(observed.size).toBe(0)
})
