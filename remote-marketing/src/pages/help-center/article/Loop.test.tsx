import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { articleNamed } from '../content/article-list.ts'
import Loop from './Loop.tsx'

const article = articleNamed('deplacer-au-clavier')
if (!article) throw new Error('There is no such tutorial')

let isStill = false
let seen: (isIntersecting: boolean) => void = () => undefined
let inView = 0
let played = 0

beforeEach(() => {
  isStill = false
  played = 0
  vi.stubGlobal('matchMedia', () => ({
    get matches() {
      return isStill
    },
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(
        report: (entries: { isIntersecting: boolean }[]) => void,
        { threshold }: { threshold: number },
      ) {
        inView = threshold
        seen = (isIntersecting) => report([{ isIntersecting }])
      }
      observe() {}
      disconnect() {}
    },
  )
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(async function (this: HTMLMediaElement) {
    played += 1
    fireEvent.play(this)
  })
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(function (this: HTMLMediaElement) {
    fireEvent.pause(this)
  })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  for (const name of ['fullscreenEnabled', 'fullscreenElement']) Reflect.deleteProperty(document, name)
  for (const name of ['requestFullscreen', 'webkitEnterFullscreen'])
    Reflect.deleteProperty(HTMLVideoElement.prototype, name)
})

test('a film plays while it is in view', () => {
  render(<Loop article={article} />)
  expect(screen.getByRole('button').textContent).toBe('Lire le film')
  act(() => seen(true))
  expect(screen.getByRole('button').textContent).toBe('Mettre en pause')
  act(() => seen(false))
  expect(screen.getByRole('button').textContent).toBe('Lire le film')
})

test.each(['motion', 'data'])('it does not begin for somebody who wants less %s', (less) => {
  isStill = less === 'motion'
  if (less === 'data') vi.stubGlobal('navigator', { connection: { saveData: true } })
  render(<Loop article={article} />)
  act(() => seen(true))
  expect(played).toBe(0)
  fireEvent.click(screen.getByRole('button', { name: 'Lire le film' }))
  expect(played).toBe(1)
})

test('one that was asked for plays on while anything of it is in view', () => {
  isStill = true
  render(<Loop article={article} />)
  expect(inView).toBe(0.5)
  fireEvent.click(screen.getByRole('button', { name: 'Lire le film' }))
  expect(inView).toBe(0)
  act(() => seen(true))
  expect(screen.getByRole('button').textContent).toBe('Mettre en pause')
})

test('it has a poster, captions and no sound, and loads nothing ahead', () => {
  const { container } = render(<Loop article={article} />)
  const video = container.querySelector('video')
  expect(video?.preload).toBe('none')
  expect(video?.muted).toBe(true)
  expect(video?.getAttribute('poster')).toMatch(/tutorials\/deplacer-au-clavier\.webp$/)
  expect(container.querySelector('track')?.getAttribute('src')).toMatch(/deplacer-au-clavier\.vtt$/)
})

test('a film that did not arrive says that the steps are enough', () => {
  const { container } = render(<Loop article={article} />)
  fireEvent.error(container.querySelector('video') as HTMLVideoElement)
  expect(screen.getByRole('status').textContent).toMatch(/Les étapes ci-dessous disent tout/)
  expect(screen.queryByRole('button')).toBeNull()
})

const enlarging = () => screen.queryByRole('button', { name: 'Voir le film en plein écran' })
const stillPlayed = () => screen.getByRole('button', { name: 'Mettre en pause' })

test('a press on a film shows it on the whole screen, on its side, with controls while it is there', async () => {
  const lock = vi.fn(async () => undefined)
  vi.stubGlobal('screen', { orientation: { lock } })
  let shown: Element | null = null
  Object.defineProperties(document, {
    fullscreenEnabled: { configurable: true, value: true },
    fullscreenElement: { configurable: true, get: () => shown },
  })
  HTMLVideoElement.prototype.requestFullscreen = async function (this: Element) {
    shown = this
  }
  const { container } = render(<Loop article={article} />)
  const film = container.querySelector('video') as HTMLVideoElement
  await act(async () => fireEvent.click(enlarging() as HTMLElement))
  expect(shown).toBe(film)
  expect(film.controls).toBe(true)
  expect(lock).toHaveBeenCalledWith('landscape')
  expect(stillPlayed()).toBeTruthy()
  shown = null
  fireEvent(film, new Event('fullscreenchange'))
  expect(film.controls).toBe(false)
})

test('a browser that refuses leaves the film in its place, without controls', async () => {
  Object.defineProperties(document, {
    fullscreenEnabled: { configurable: true, value: true },
    fullscreenElement: { configurable: true, value: null },
  })
  HTMLVideoElement.prototype.requestFullscreen = async () => {
    throw new TypeError('refused')
  }
  const { container } = render(<Loop article={article} />)
  await act(async () => fireEvent.click(enlarging() as HTMLElement))
  expect(container.querySelector('video')?.controls).toBe(false)
  expect(stillPlayed()).toBeTruthy()
})

test('an iPhone shows a film in its own player, and a browser that can do neither offers nothing', () => {
  const { unmount } = render(<Loop article={article} />)
  expect(enlarging()).toBeNull()
  unmount()
  const player = vi.fn()
  Object.assign(HTMLVideoElement.prototype, { webkitEnterFullscreen: player })
  render(<Loop article={article} />)
  fireEvent.click(enlarging() as HTMLElement)
  expect(player).toHaveBeenCalledOnce()
})
