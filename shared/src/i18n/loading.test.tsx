import { act, render } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { i18n, report, start, title, titles, workspace } from './i18n.test-kit.tsx'

test('failed texts are reported once, requested again after 30 seconds, and drawn when they arrive', async () => {
  await start('"fr"')
  const clock = vi.spyOn(performance, 'now').mockReturnValue(1000)
  const failing = vi.fn().mockRejectedValue(new Error('chunk'))
  const { Title } = workspace('a', { fr: failing })
  await i18n.textsReady('a')
  render(<Title />)
  await i18n.textsReady('a')
  expect(title()).toBe('a base')
  expect(failing).toHaveBeenCalledOnce()
  expect(report).toHaveBeenCalledOnce()
  failing.mockResolvedValue({ default: { page: { title: 'a fr', edited: '{time}' } } })
  clock.mockReturnValue(30_999)
  await i18n.textsReady('a')
  expect(failing).toHaveBeenCalledOnce()
  clock.mockReturnValue(31_000)
  await act(async () => i18n.textsReady('a'))
  clock.mockRestore()
  expect(title()).toBe('a fr')
})

test('a page waits for its own workspaces, not for another one that hangs', async () => {
  await start('"fr"')
  const hanging = vi.fn(() => new Promise<never>(() => undefined))
  const a = workspace('a')
  workspace('b', { fr: hanging })
  await i18n.textsReady('a', 'host')
  expect(a.texts.get().title).toBe('a fr')
  expect(hanging).not.toHaveBeenCalled()
})

test.each([
  ['fails', () => Promise.reject(new Error('chunk'))],
  ['hangs', () => new Promise<never>(() => undefined)],
])('texts that arrive after the first render are drawn, though another load %s', async (_, fr) => {
  await start('"fr"')
  const healthy = workspace('a')
  const ill = workspace('b', { fr })
  render(
    <>
      <healthy.Title />
      <ill.Title />
    </>,
  )
  expect(titles()).toEqual(['a base', 'b base'])
  await act(async () => undefined)
  expect(titles()).toEqual(['a fr', 'b base'])
})

test('two releases of one remote in one page keep their own texts', async () => {
  await start()
  const live = workspace('a')
  const previous = workspace('a', {}, 'previous')
  render(
    <>
      <live.Title />
      <previous.Title />
    </>,
  )
  expect(titles()).toEqual(['a base', 'previous base'])
  await act(async () => void (await i18n.setLanguage('fr')))
  expect(titles()).toEqual(['a fr', 'previous fr'])
  await act(async () => void (await i18n.setLanguage('default')))
  expect(titles()).toEqual(['a base', 'previous base'])
})
