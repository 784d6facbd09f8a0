import { act, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { fillStorage } from '../storage/storage.test-kit.ts'
import { end, i18n, inOtherTab, report, start, title, titles, workspace } from './i18n.test-kit.tsx'

test('the default texts are shown at once, and no other texts are loaded', async () => {
  await start()
  const { loaders, texts, Title } = workspace('a')
  await i18n.textsReady('a')
  render(<Title />)
  expect(title()).toBe('a base')
  expect(texts.get().edited({ time: 'now' })).toBe('base now')
  for (const load of Object.values(loaders)) expect(load).not.toHaveBeenCalled()
})

test.each(['', 'fr', '"de"', '"FR"', 'null', '{', '["fr"]', '\ud800'])(
  'the stored text %j counts as default',
  async (stored) => {
    await start(stored)
    expect(i18n.languageTag('en')).toBe('en')
    expect(localStorage.getItem('language')).toBe(stored)
  },
)

test('a stored language is shown from the first render, and no other is loaded', async () => {
  await start('"fr"')
  const { loaders, Title } = workspace('a')
  await i18n.textsReady('a')
  render(<Title />)
  expect(title()).toBe('a fr')
  expect(loaders.fr).toHaveBeenCalledOnce()
  expect(loaders.en).not.toHaveBeenCalled()
  expect(loaders.es).not.toHaveBeenCalled()
})

test('a change draws all workspaces at once, when the last texts are loaded', async () => {
  await start()
  let arrive = () => {}
  const a = workspace('a')
  const late = new Promise<void>((resolve) => {
    arrive = resolve
  })
  const b = workspace('b')
  b.loaders.en.mockImplementation(async () => {
    await late
    return { default: { page: { title: 'b en', edited: 'en {time}' } } }
  })
  const commits: (string | null)[][] = []
  render(
    <>
      <a.Title />
      <b.Title />
    </>,
  )
  const observer = new MutationObserver(() => commits.push(titles()))
  observer.observe(document.body, { subtree: true, characterData: true, childList: true })
  const change = i18n.setLanguage('en')
  await vi.waitFor(() => expect(a.loaders.en).toHaveBeenCalledOnce())
  expect(titles()).toEqual(['a base', 'b base'])
  expect(localStorage.getItem('language')).toBeNull()
  await act(async () => {
    arrive()
    expect(await change).toBe('stored')
  })
  expect(titles()).toEqual(['a en', 'b en'])
  expect(commits.length).toBeGreaterThan(0)
  observer.disconnect()
  for (const commit of commits) expect(commit).toEqual(['a en', 'b en'])
  expect(localStorage.getItem('language')).toBe('"en"')
  expect(a.texts.get().edited({ time: '$& {time}' })).toBe('en $& {time}')
})

test('a page that is opened during a change is changed with the rest', async () => {
  await start()
  const a = workspace('a')
  render(<a.Title />)
  const change = i18n.setLanguage('es')
  const b = workspace('b')
  render(<b.Title />)
  await act(async () => void (await change))
  expect(titles()).toEqual(['a es', 'b es'])
})

test('a failed load of texts on screen is reported, changes nothing, and can be tried again', async () => {
  await start()
  const failing = vi.fn().mockRejectedValueOnce(new Error('chunk'))
  const a = workspace('a')
  const b = workspace('b', { fr: failing })
  render(
    <>
      <a.Title />
      <b.Title />
    </>,
  )
  await expect(i18n.setLanguage('fr')).rejects.toThrow("The texts of 'b' could not be loaded in 'fr'")
  expect(report).toHaveBeenCalledOnce()
  expect(titles()).toEqual(['a base', 'b base'])
  expect(localStorage.getItem('language')).toBeNull()
  failing.mockResolvedValueOnce({ default: { page: { title: 'b fr', edited: '{time}' } } })
  await act(async () => void (await i18n.setLanguage('fr')))
  expect(titles()).toEqual(['a fr', 'b fr'])
})

test.each([
  ['fails', () => Promise.reject(new Error('chunk'))],
  ['hangs', () => new Promise<never>(() => undefined)],
])('a load of texts that are not on screen and %s does not stop a change', async (_, fr) => {
  await start()
  const { Title } = workspace('a')
  const away = vi.fn(fr)
  workspace('away', { fr: away })
  render(<Title />)
  await act(async () => expect(await i18n.setLanguage('fr')).toBe('stored'))
  expect(title()).toBe('a fr')
  expect(away).toHaveBeenCalledOnce()
})

test('the last choice wins, also when its texts arrive first', async () => {
  await start()
  const { Title } = workspace('a')
  render(<Title />)
  const first = i18n.setLanguage('fr')
  await i18n.setLanguage('default')
  expect(await first).toBe('overtaken')
  expect(title()).toBe('a base')
  expect(localStorage.getItem('language')).toBe('"default"')
})

test('a later choice that fails does not cancel an earlier one', async () => {
  await start()
  let come = (_: never) => {}
  const fr = () =>
    new Promise<never>((resolve) => {
      come = resolve
    })
  const { loaders, Title } = workspace('a', { fr })
  loaders.en.mockRejectedValue(new Error('chunk'))
  render(<Title />)
  const first = i18n.setLanguage('fr')
  await expect(i18n.setLanguage('en')).rejects.toThrow(i18n.TextsLoadError)
  come({ default: { page: { title: 'a fr', edited: '{time}' } } } as never)
  await act(async () => expect(await first).toBe('stored'))
  expect(title()).toBe('a fr')
})

test('with full storage the language changes, and the result says that it is not stored', async () => {
  await start()
  const { Title } = workspace('a')
  render(<Title />)
  fillStorage()
  await act(async () => expect(await i18n.setLanguage('fr')).toBe('full'))
  expect(title()).toBe('a fr')
})

test('another tab is followed, also when it clears the storage, and other keys change nothing', async () => {
  await start()
  const { Title } = workspace('a')
  render(<Title />)
  await act(async () => inOtherTab('language', '"es"'))
  expect(title()).toBe('a es')
  await act(async () => inOtherTab('theme', '"fr"'))
  expect(title()).toBe('a es')
  await act(async () => inOtherTab(null, ''))
  expect(title()).toBe('a base')
  expect(localStorage.getItem('language')).toBe('')
  end()
  await act(async () => inOtherTab('language', '"es"'))
  expect(title()).toBe('a base')
})

test('this tab keeps its language when it cannot load the choice of another tab', async () => {
  await start()
  const { Title } = workspace('a', { fr: () => Promise.reject(new Error('chunk')) })
  render(<Title />)
  inOtherTab('language', '"fr"')
  await vi.waitFor(() => expect(report).toHaveBeenCalledOnce())
  expect(report.mock.calls[0]?.[0]).toBeInstanceOf(i18n.TextsLoadError)
  expect(title()).toBe('a base')
})

test('a page from the back/forward cache reads the choice of another tab', async () => {
  await start()
  const { Title } = workspace('a')
  render(<Title />)
  localStorage.setItem('language', '"es"')
  const shown = (persisted: boolean) =>
    act(async () => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted })))
  await shown(false)
  expect(title()).toBe('a base')
  await shown(true)
  expect(title()).toBe('a es')
  localStorage.setItem('language', '"en"')
  end()
  await shown(true)
  expect(title()).toBe('a es')
})

test('the tag for lang attributes is the chosen language, or that of the default text', async () => {
  await start()
  workspace('a')
  const Tagged = () => <p lang={i18n.useLanguageTag('en')}>{i18n.useLanguage()}</p>
  render(<Tagged />)
  expect(screen.getByText('default').lang).toBe('en')
  await act(async () => void (await i18n.setLanguage('es')))
  expect(screen.getByText('es').lang).toBe('es')
})
