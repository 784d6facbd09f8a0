import { authState } from '@cadence/shared/auth'
import { languageTag, setLanguage, workspaceTexts } from '@cadence/shared/i18n'
import type { Appliers } from '@cadence/shared/preferences'
import { afterEach, expect, test, vi } from 'vitest'
import { followPreferencesWhenIdle } from './preferences.ts'

const page = vi.hoisted(() => ({ evaluated: false, idle: () => {}, appliers: {} as Appliers }))
vi.mock('@cadence/shared/preferences', () => {
  page.evaluated = true
  const followPreferences = (appliers: Appliers) => {
    page.appliers = appliers
  }
  return { followPreferences }
})
vi.mock('../shell/when-idle.ts', () => ({
  whenIdle: (work: () => void) => {
    page.idle = work
  },
}))

async function followed(): Promise<Appliers> {
  authState.isAuthenticated = true
  followPreferencesWhenIdle()
  page.idle()
  await vi.waitFor(() => expect(page.appliers.language).toBeDefined())
  return page.appliers
}

afterEach(() => {
  authState.isAuthenticated = false
  return setLanguage('default')
})

/** All that is due at once has happened. */
const settled = () => new Promise((done) => setTimeout(done))

test('nothing of the preferences is loaded before the page stands and somebody is signed in', async () => {
  authState.isAuthenticated = true
  followPreferencesWhenIdle()
  await settled()
  expect(page.evaluated).toBe(false)
  authState.isAuthenticated = false
  page.idle()
  await settled()
  expect(page.evaluated).toBe(false)
  authState.isAuthenticated = true
  await vi.waitFor(() => expect(page.appliers.language).toBeDefined())
  expect(page.evaluated).toBe(true)
})

/** A workspace on screen whose Spanish texts come when they are told to. */
function slowTexts() {
  let go = () => {}
  const texts = new Promise<{ default: object }>((resolve) => {
    go = () => resolve({ default: {} })
  })
  const none = async () => ({ default: {} })
  workspaceTexts<{ page: { title: string } }>('slow', {
    fr: none,
    en: none,
    es: () => texts,
  } as never)('page', { title: 'Slow' }).listen(() => undefined)
  return () => go()
}

test('a language of who has left, whose texts come late, is overtaken', async () => {
  const { language } = await followed()
  const go = slowTexts()
  const late = language?.('es')
  await language?.(null)
  go()
  await late
  // All that follows the texts at once has happened.
  await new Promise((done) => setTimeout(done))
  expect(languageTag('default')).toBe('default')
})

test('a language that is in effect is not asked for again', async () => {
  const { language } = await followed()
  await setLanguage('fr')
  const write = vi.spyOn(Storage.prototype, 'setItem')
  await language?.('fr')
  expect(write).not.toHaveBeenCalled()
  write.mockRestore()
})
