import { setLanguage } from '@cadence/shared/i18n'
import { unsentEdits } from '@cadence/shared/sync'
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { UnsentLine } from './UnsentLine.tsx'

const wait = (count: number, isStored = true) =>
  act(async () => Object.assign(unsentEdits, { count, isStored }))
const heard = () => screen.getByRole('status').textContent
const seen = () => document.querySelector('[data-long]')?.textContent
const seenOnPhone = () => document.querySelector('[data-short]')?.textContent

afterEach(async () => {
  cleanup()
  await wait(0)
  await setLanguage('default')
})

test('nothing is said while nothing waits', () => {
  render(<UnsentLine />)
  expect([heard(), seen()]).toEqual(['', undefined])
})

test('one line says that edits wait, and goes when all is sent', async () => {
  render(<UnsentLine />)
  await wait(3)
  expect(seen()).toBe(
    'Vos modifications, gardées sur cet appareil, seront envoyées dès que le réseau revient',
  )
  expect(seenOnPhone()).toBe('Vos modifications sont gardées ici')
  await wait(0)
  expect([heard(), seen()]).toEqual(['', undefined])
})

test('screen readers hear it once, however many edits follow', async () => {
  render(<UnsentLine />)
  const changes: (string | null)[] = []
  const watching = new MutationObserver(() => void changes.push(heard()))
  watching.observe(screen.getByRole('status'), { childList: true, characterData: true, subtree: true })
  for (const count of [1, 2, 3, 0]) await wait(count)
  watching.disconnect()
  expect(changes).toEqual([
    'Vos modifications sont gardées sur cet appareil. Elles seront envoyées dès que le réseau revient.',
    '',
  ])
})

test('edits that this device could not keep ask for the page to stay open', async () => {
  render(<UnsentLine />)
  await wait(2, false)
  expect(seen()).toBe('Vos modifications ne sont pas encore envoyées\u202f: gardez cette page ouverte')
  expect(heard()).toMatch(/n’a pas pu les garder/)
})

test.each([
  ['en', 'Your changes, kept on this device, will be sent once the network is back'],
  ['es', 'Tus cambios, guardados en este dispositivo, se enviarán cuando vuelva la conexión'],
] as const)('in %s it is read in that language', async (language, text) => {
  render(<UnsentLine />)
  await act(() => setLanguage(language))
  await wait(2)
  expect(seen()).toBe(text)
})
