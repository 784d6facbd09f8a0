import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fillStorage, restoreStorage } from '../storage/storage.test-kit.ts'

type I18n = typeof import('../i18n.ts')

interface Catalogue {
  page: { title: string; edited: (values: Readonly<{ time: string | number }>) => string }
}

let i18n: I18n
let end = () => {}
const report = vi.fn()

/** The module as a page loads it, with what storage holds by then. */
async function start(stored?: string): Promise<void> {
  if (stored !== undefined) localStorage.setItem('language', stored)
  vi.resetModules()
  i18n = await import('../i18n.ts')
  end = i18n.followLanguage(report)
}

/** A workspace with one subject, whose texts name the workspace, or what it says instead, and the language. */
function workspace(name: string, overrides: { fr?: () => Promise<never> } = {}, says = name) {
  const load = (language: string) =>
    vi.fn(async () => ({
      default: { page: { title: `${says} ${language}`, edited: `${language} {time}` as const } },
    }))
  const loaders = { fr: load('fr'), en: load('en'), es: load('es'), ...overrides }
  const base = { title: `${says} base`, edited: i18n.params('base {time}') }
  const texts = i18n.workspaceTexts<Catalogue>(name, loaders)('page', base)
  const Title = () => <h1>{i18n.useTexts(texts).title}</h1>
  return { loaders, texts, Title }
}

const title = () => screen.getByRole('heading').textContent
const titles = () => screen.getAllByRole('heading').map((heading) => heading.textContent)
const inOtherTab = (key: string | null, value: string) => {
  localStorage.setItem('language', value)
  window.dispatchEvent(new StorageEvent('storage', { key }))
}

beforeEach(() => {
  localStorage.clear()
  report.mockClear()
})
afterEach(() => {
  end()
  cleanup()
  restoreStorage()
})

test('with nothing chosen the base texts show at once, and no catalogue is loaded', async () => {
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

test('a stored language is there from the first render, and is the only one that is loaded', async () => {
  await start('"fr"')
  const { loaders, Title } = workspace('a')
  await i18n.textsReady('a')
  render(<Title />)
  expect(title()).toBe('a fr')
  expect(loaders.fr).toHaveBeenCalledOnce()
  expect(loaders.en).not.toHaveBeenCalled()
  expect(loaders.es).not.toHaveBeenCalled()
})

test('a change draws all workspaces in one go, when the last catalogue is here', async () => {
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
    expect(await change).toBe('kept')
  })
  expect(titles()).toEqual(['a en', 'b en'])
  expect(commits.length).toBeGreaterThan(0)
  observer.disconnect()
  for (const commit of commits) expect(commit).toEqual(['a en', 'b en'])
  expect(localStorage.getItem('language')).toBe('"en"')
  expect(a.texts.get().edited({ time: '$& {time}' })).toBe('en $& {time}')
})

test('a page that comes while a change is under way is changed with the rest', async () => {
  await start()
  const a = workspace('a')
  render(<a.Title />)
  const change = i18n.setLanguage('es')
  const b = workspace('b')
  render(<b.Title />)
  await act(async () => void (await change))
  expect(titles()).toEqual(['a es', 'b es'])
})

test('a catalogue on screen that does not come leaves the language as it was, is reported, and can be asked for again', async () => {
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
])('a catalogue that is not on screen and %s keeps no change from being made', async (_, fr) => {
  await start()
  const { Title } = workspace('a')
  const away = vi.fn(fr)
  workspace('away', { fr: away })
  render(<Title />)
  await act(async () => expect(await i18n.setLanguage('fr')).toBe('kept'))
  expect(title()).toBe('a fr')
  expect(away).toHaveBeenCalledOnce()
})

test('the last choice wins, whichever catalogue comes first', async () => {
  await start()
  const { Title } = workspace('a')
  render(<Title />)
  const first = i18n.setLanguage('fr')
  await i18n.setLanguage('default')
  expect(await first).toBe('overtaken')
  expect(title()).toBe('a base')
  expect(localStorage.getItem('language')).toBe('"default"')
})

test('a later choice that fails does not take an earlier one with it', async () => {
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
  await act(async () => expect(await first).toBe('kept'))
  expect(title()).toBe('a fr')
})

test('full storage: the language changes, and the caller hears that it is not kept', async () => {
  await start()
  const { Title } = workspace('a')
  render(<Title />)
  fillStorage()
  await act(async () => expect(await i18n.setLanguage('fr')).toBe('full'))
  expect(title()).toBe('a fr')
})

test('another tab is followed, also when it empties the storage; other keys change nothing', async () => {
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

test('another tab chooses what does not come here: it is reported, and this tab keeps its language', async () => {
  await start()
  const { Title } = workspace('a', { fr: () => Promise.reject(new Error('chunk')) })
  render(<Title />)
  inOtherTab('language', '"fr"')
  await vi.waitFor(() => expect(report).toHaveBeenCalledOnce())
  expect(report.mock.calls[0]?.[0]).toBeInstanceOf(i18n.TextsLoadError)
  expect(title()).toBe('a base')
})

test('a page that is shown again from the way back reads what other tabs chose meanwhile', async () => {
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

test('failed texts are reported once, not asked for again at once, and drawn when they come later', async () => {
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

test('a page waits for its own workspaces, not for one that hangs', async () => {
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
])(
  'texts on screen before they came are drawn when they come, though another catalogue %s',
  async (_, fr) => {
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
  },
)

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

test('the tag for lang attributes is the chosen language, else that of the text at hand', async () => {
  await start()
  workspace('a')
  const Tagged = () => <p lang={i18n.useLanguageTag('en')}>{i18n.useLanguage()}</p>
  render(<Tagged />)
  expect(screen.getByText('default').lang).toBe('en')
  await act(async () => void (await i18n.setLanguage('es')))
  expect(screen.getByText('es').lang).toBe('es')
})
