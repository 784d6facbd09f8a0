import { preference, setPreference } from '@cadence/shared/preferences'
import { act, cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { characterSeeds, FACES } from './character-seeds.ts'
import { answering, ines, openSection, serve, settled } from './personal.test-kit.tsx'

const open = (user = ines) => {
  serve(answering(settled))
  return openSection(user)
}
afterEach(() => void setPreference('character', null))

const radio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name })

test('the seal is chosen at first, and a chosen character is kept at once', async () => {
  await open()
  expect(radio('Votre sceau de rythme').checked).toBe(true)
  expect(screen.getAllByRole('radio')).toHaveLength(9)
  await userEvent.click(radio('Personnage 2'))
  expect(preference('character')).toBe(characterSeeds[1])
  expect(radio('Personnage 2').checked).toBe(true)
  await userEvent.click(radio('Votre sceau de rythme'))
  expect(preference('character')).toBeNull()
})

test('the faces fill one row, or three short ones, again when the window gets another width', async () => {
  let resize: () => void = () => undefined
  const disconnect = vi.fn()
  class Observer {
    constructor(onResize: () => void) {
      resize = onResize
    }
    observe() {}
    disconnect = disconnect
  }
  vi.stubGlobal('ResizeObserver', Observer)
  await open()
  const faces = radio('Votre sceau de rythme').closest('div')
  if (!faces) throw new Error('There is no box of faces')
  for (const [columns, shown] of [
    [8, 8],
    [6, 6],
    [4, 12],
    [3, 9],
  ] as const) {
    faces.style.gridTemplateColumns = Array(columns).fill('68px').join(' ')
    act(() => resize())
    expect(screen.getAllByRole('radio')).toHaveLength(shown)
  }
  // What was shown in three rows does not come again.
  faces.style.gridTemplateColumns = Array(4).fill('68px').join(' ')
  act(() => resize())
  await userEvent.click(screen.getByRole('button', { name: 'D’autres visages' }))
  expect(screen.getByText(/^Visages 12 à 22 sur 88$/)).toBeTruthy()
  cleanup()
  expect(disconnect).toHaveBeenCalledOnce()
  vi.unstubAllGlobals()
})

test('few faces at first, then other faces come eleven at a time, the chosen one stays in sight, and after the last come the first', async () => {
  await open()
  await userEvent.click(radio('Personnage 1'))
  const more = screen.getByRole('button', { name: 'D’autres visages' })
  await userEvent.click(more)
  expect(screen.getByText(/^Visages 1 à 11 sur 88$/)).toBeTruthy()
  await userEvent.click(more)
  expect(radio('Votre personnage').checked).toBe(true)
  expect(screen.getByText(/^Visages 12 à 22 sur 88$/)).toBeTruthy()
  for (let page = 2; page <= characterSeeds.length / FACES; page += 1) await userEvent.click(more)
  expect(radio('Personnage 1').checked).toBe(true)
})

test('there is a way back to the faces before, and before the first come the last', async () => {
  await open()
  const back = screen.getByRole<HTMLButtonElement>('button', { name: 'Les visages précédents' })
  expect(back.disabled).toBe(true)
  const more = screen.getByRole('button', { name: 'D’autres visages' })
  await userEvent.click(more)
  await userEvent.click(more)
  await userEvent.click(back)
  expect(screen.getByText(/^Visages 1 à 11 sur 88$/)).toBeTruthy()
  await userEvent.click(back)
  expect(screen.getByText(/^Visages 78 à 88 sur 88$/)).toBeTruthy()
})

test('the page with the chosen character is shown first, and the picture above is that character', async () => {
  await open()
  expect(screen.getAllByText('IL')).toHaveLength(2)
  setPreference('character', characterSeeds[FACES + 3] ?? '')
  cleanup()
  await open()
  expect(radio('Personnage 15').checked).toBe(true)
  expect(screen.getAllByText('IL')).toHaveLength(1)
})

test('every offered character is another seed that the account takes', () => {
  expect(new Set(characterSeeds).size).toBe(8 * FACES)
  for (const seed of characterSeeds) expect(seed).toMatch(/^[a-z0-9]{1,16}$/)
})
