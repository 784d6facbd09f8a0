import { authState } from '@cadence/shared/auth'
import { languageTag, setLanguage, workspaceTexts } from '@cadence/shared/i18n'
import type { Appliers } from '@cadence/shared/preferences'
import { afterEach, expect, test, vi } from 'vitest'
import { followPreferencesWhenIdle } from './account-preferences.ts'

const page = vi.hoisted(() => ({ evaluated: false, idle: () => {}, appliers: {} as Appliers }))
vi.mock('@cadence/shared/preferences', () => {
  page.evaluated = true
  const followPreferences = (appliers: Appliers) => {
    page.appliers = appliers
  }
  return { followPreferences }
})
vi.mock('../shell/deferred-work.ts', async (original) => ({
  ...(await original<typeof import('../shell/deferred-work.ts')>()),
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

/** Waits until everything that was queued has run. */
const settled = () => new Promise((done) => setTimeout(done))

test('the code of preferences is loaded after the page has rendered and a member is signed in', async () => {
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

/** Shows a workspace whose Spanish texts load only when the test calls the returned function. */
function slowTexts() {
  let go = () => {}
  const texts = new Promise<{ default: object }>((resolve) => {
    go = () => resolve({ default: {} })
  })
  const none = async () => ({ default: {} })
  workspaceTexts('slow', { fr: none, en: none, es: () => texts })('page', { all: { title: 'Slow' } }).show()
  return () => go()
}

test('a language whose texts load late does not replace the one that a later member uses', async () => {
  const { language } = await followed()
  const go = slowTexts()
  const late = language?.('es')
  await language?.(null)
  go()
  await late
  await new Promise((done) => setTimeout(done))
  expect(languageTag('default')).toBe('default')
})

test('a language that is in effect is not set again', async () => {
  const { language } = await followed()
  await setLanguage('fr')
  const write = vi.spyOn(Storage.prototype, 'setItem')
  await language?.('fr')
  expect(write).not.toHaveBeenCalled()
  write.mockRestore()
})
