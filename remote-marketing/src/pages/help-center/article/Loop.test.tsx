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
let isPaused = true
/** 0: nothing is known of the film; 1: its size. */
let readyState = 0

beforeEach(() => {
  isStill = false
  played = 0
  isPaused = true
  readyState = 0
  vi.spyOn(HTMLMediaElement.prototype, 'paused', 'get').mockImplementation(() => isPaused)
  vi.spyOn(HTMLMediaElement.prototype, 'readyState', 'get').mockImplementation(() => readyState)
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
    isPaused = false
    fireEvent.play(this)
  })
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(function (this: HTMLMediaElement) {
    isPaused = true
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
  expect(screen.getByRole('button').getAttribute('aria-label')).toBe('Lire le film')
  act(() => seen(true))
  expect(screen.getByRole('button').getAttribute('aria-label')).toBe('Mettre en pause')
  act(() => seen(false))
  expect(screen.getByRole('button').getAttribute('aria-label')).toBe('Lire le film')
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
  expect(screen.getByRole('button').getAttribute('aria-label')).toBe('Mettre en pause')
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
  expect(screen.getByRole('status').textContent).toMatch(/Les étapes disent tout/)
  expect(screen.queryByRole('button')).toBeNull()
})

const enlarging = () => screen.queryByRole('button', { name: 'Voir le film en plein écran' })
const stillPlayed = () => screen.queryByRole('button', { name: 'Mettre en pause' })
const filmOf = (container: HTMLElement) => container.querySelector('video') as HTMLVideoElement
const press = () => act(async () => fireEvent.click(enlarging() as HTMLElement))

/** A browser that fills its screen with any element. @returns how it leaves the full screen. */
function fillsScreen(): (film: HTMLVideoElement) => Promise<void> {
  let shown: Element | null = null
  Object.defineProperties(document, {
    fullscreenEnabled: { configurable: true, value: true },
    fullscreenElement: { configurable: true, get: () => shown },
  })
  HTMLVideoElement.prototype.requestFullscreen = async function (this: Element) {
    shown = this
  }
  return (film) =>
    act(async () => {
      shown = null
      fireEvent(film, new Event('fullscreenchange'))
    })
}

/** An iPhone: it refuses a film whose size it does not know. */
function isPhone() {
  const player = vi.fn(() => {
    if (readyState === 0) throw new DOMException('refused', 'InvalidStateError')
  })
  Object.assign(HTMLVideoElement.prototype, { webkitEnterFullscreen: player })
  return player
}

function metadataCome(film: HTMLVideoElement): Promise<void> {
  return act(async () => {
    readyState = 1
    fireEvent.loadedMetadata(film)
  })
}

test('a press on a film shows it on the whole screen, on its side, with controls while it is there', async () => {
  const lock = vi.fn(async () => undefined)
  vi.stubGlobal('screen', { orientation: { lock } })
  const leave = fillsScreen()
  const { container } = render(<Loop article={article} />)
  const film = filmOf(container)
  await press()
  expect(document.fullscreenElement).toBe(film)
  expect(film.controls).toBe(true)
  expect(lock).toHaveBeenCalledWith('landscape')
  expect(stillPlayed()).toBeTruthy()
  await leave(film)
  expect(film.controls).toBe(false)
})

test('a computer, which does not turn its screen, shows the film all the same', async () => {
  vi.stubGlobal('screen', { orientation: { lock: () => Promise.reject(new TypeError('refused')) } })
  fillsScreen()
  const { container } = render(<Loop article={article} />)
  await press()
  expect(filmOf(container).controls).toBe(true)
  expect(screen.queryByRole('status')).toBeNull()
})

test.each(['in the page', 'of an iPhone'])(
  'after the full screen %s a film rests if it rested before, and plays if it played',
  async (where) => {
    const leavePage = where === 'in the page' ? fillsScreen() : undefined
    if (!leavePage) isPhone()
    readyState = 1
    isStill = true
    const { container } = render(<Loop article={article} />)
    const film = filmOf(container)
    const leave = () =>
      leavePage?.(film) ?? act(async () => void fireEvent(film, new Event('webkitendfullscreen')))
    await press()
    expect(stillPlayed()).toBeTruthy()
    await leave()
    expect(stillPlayed()).toBeNull()
    fireEvent.click(screen.getByRole('button', { name: 'Lire le film' }))
    await press()
    await leave()
    expect(stillPlayed()).toBeTruthy()
  },
)

test('a browser that refuses leaves the film as it was, without controls, and the page says so', async () => {
  fillsScreen()
  HTMLVideoElement.prototype.requestFullscreen = async () => {
    throw new TypeError('refused')
  }
  const { container } = render(<Loop article={article} />)
  await press()
  expect(filmOf(container).controls).toBe(false)
  expect(stillPlayed()).toBeNull()
  expect(screen.getByRole('status').textContent).toMatch(/^Le plein écran ne s’est pas ouvert/)
})

test('an iPhone shows a film in its own player as soon as its size is known', async () => {
  const player = isPhone()
  const { container } = render(<Loop article={article} />)
  await press()
  expect(player).not.toHaveBeenCalled()
  await metadataCome(filmOf(container))
  expect(player).toHaveBeenCalledOnce()
  expect(screen.queryByRole('status')).toBeNull()
})

test('an iPhone that refuses says so, and the next press shows the film', async () => {
  const player = isPhone().mockImplementationOnce(() => {
    throw new DOMException('refused', 'InvalidStateError')
  })
  const { container } = render(<Loop article={article} />)
  await press()
  await metadataCome(filmOf(container))
  expect(screen.getByRole('status').textContent).toMatch(/^Le plein écran ne s’est pas ouvert/)
  expect(stillPlayed()).toBeNull()
  await press()
  expect(player).toHaveBeenCalledTimes(2)
  expect(screen.queryByRole('status')).toBeNull()
})

test('a browser that can fill no screen offers nothing', () => {
  render(<Loop article={article} />)
  expect(enlarging()).toBeNull()
})
