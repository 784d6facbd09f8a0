import { authState } from '@cadence/shared/auth'
import { setLanguage } from '@cadence/shared/i18n'
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { fragmentLoads } from '../../fragments/fragment-loads.ts'
import { elodie, removeLayout, renderLayout } from './layout.test-kit.tsx'
import { useKeyboardMark } from './virtual-keyboard.ts'

afterEach(async () => {
  removeLayout()
  vi.unstubAllGlobals()
  await setLanguage('default')
})

// The window of the tests is wide, where the bar is not shown.
const hidden = true
const bar = (name = 'Shortcuts') => within(screen.getByLabelText(name))
const places = (name?: string) =>
  bar(name)
    .getAllByRole('listitem', { hidden })
    .map((item) => [item.querySelector('a')?.getAttribute('href'), item.textContent])

test('the bottom bar leads to the places of every day; its middle starts a session', () => {
  renderLayout()
  expect(places()).toEqual([
    ['/dashboard', 'Dashboard'],
    ['/tasks', 'Tools'],
    ['/dashboard', 'Start'],
    ['/collection', 'Collection'],
    [undefined, 'More'],
  ])
})

test('it marks the page on screen, and the start is never marked', async () => {
  const router = renderLayout()
  const current = () =>
    bar()
      .queryAllByRole('link', { current: 'page', hidden })
      .map(({ textContent }) => textContent)
  expect(current()).toEqual(['Tools'])
  await act(async () => router.navigate('/dashboard'))
  expect(current()).toEqual(['Dashboard'])
  await act(async () => router.navigate('/settings'))
  expect(current()).toEqual([])
})

test('its last button opens the drawer', async () => {
  // On a large screen the drawer would close at once.
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }))
  renderLayout()
  await userEvent.click(bar().getByText('More'))
  expect(screen.getByRole('dialog', { name: 'Menu' })).toBeTruthy()
})

test('another member finds nothing of what a fragment has of the first', async () => {
  function Draft() {
    const [text, setText] = useState('')
    return <input aria-label="draft" value={text} onChange={({ target }) => setText(target.value)} />
  }
  fragmentLoads['dashboard/Focus'] = { isLoading: false, render: () => <Draft /> }
  renderLayout()
  const draft = () => screen.getByLabelText<HTMLInputElement>('draft')
  fireEvent.change(draft(), { target: { value: 'Secret' } })
  expect(draft().value).toBe('Secret')
  await act(async () => {
    authState.user = { ...elodie, _id: 'another' }
  })
  expect(draft().value).toBe('')
  Reflect.deleteProperty(fragmentLoads, 'dashboard/Focus')
})

test.each([
  ['fr', 'Raccourcis', ['Tableau', 'Outils', 'Démarrer', 'Collection', 'Plus']],
  ['es', 'Accesos rápidos', ['Panel', 'Herramientas', 'Empezar', 'Colección', 'Más']],
] as const)('in %s it is read in that language', async (language, name, texts) => {
  renderLayout()
  await act(() => setLanguage(language))
  expect(places(name).map(([, text]) => text)).toEqual(texts)
})

/** A visible part of the page of a height that the test sets. */
class Viewport extends EventTarget {
  height = 800
  scale = 1
  show(height: number) {
    this.height = height
    this.dispatchEvent(new Event('resize'))
  }
}

test('a virtual keyboard is a text field with the focus and a lower page; a browser’s own bar is none', () => {
  const viewport = new Viewport()
  vi.stubGlobal('visualViewport', viewport)
  function Screen() {
    useKeyboardMark()
    return (
      <>
        <input aria-label="text" />
        <button type="button">button</button>
      </>
    )
  }
  render(<Screen />)
  const isMarked = () => document.documentElement.hasAttribute('data-keyboard')
  const focus = (element: HTMLElement) => {
    element.focus()
    fireEvent.focusIn(element)
  }
  focus(screen.getByRole('button'))
  viewport.show(500)
  expect(isMarked()).toBe(false)
  viewport.show(800)
  focus(screen.getByLabelText('text'))
  expect(isMarked()).toBe(false)
  viewport.show(740)
  expect(isMarked()).toBe(false)
  viewport.show(480)
  expect(isMarked()).toBe(true)
  // Zoomed in with two fingers the visible part is as much lower.
  viewport.scale = 2
  viewport.show(400)
  expect(isMarked()).toBe(false)
  viewport.scale = 1
  viewport.show(480)
  expect(isMarked()).toBe(true)
  cleanup()
  expect(isMarked()).toBe(false)
})
