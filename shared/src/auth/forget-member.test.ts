import { afterEach, expect, test } from 'vitest'
import { i18nState } from '../i18n/language.ts'
import { setLanguage } from '../i18n/set-language.ts'
import { loadThemeOffers, setColourTheme, setColourThemeById, setThemeMode } from '../theme/store.ts'
import { forgetMember } from './forget-member.ts'

afterEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

test('everything of the member goes, and what belongs to others stays', () => {
  const one = { id: '1', userId: 'member-1', name: 'Semaine' }
  const two = { id: '2', userId: 'member-2', name: 'Révisions' }
  const before = {
    savedDashboards: JSON.stringify([one, two]),
    'savedDashboards:backup': 'broken, of member-1',
    dashboardOutbox: JSON.stringify({ 'member-1': ['1'], 'member-2': ['2'] }),
    dashboardRemovals: JSON.stringify({ 'member-1': ['1'] }),
    dashboardEpochs: JSON.stringify({ 'member-1': '0b1c', 'member-2': '0b1c' }),
    dashboardDeletions: JSON.stringify({ 'member-1': { '3': '2026-01-05T08:00:00.000Z' } }),
    'records:member-1:task': '{"1":{}}',
    'records:member-1:version': '12',
    'records:member-1:epoch': '0b1c',
    'records:member-2:task': '{"2":{}}',
    'goalsDeclined:member-1': '2026-01-05',
    lastLogin: '2026-01-05T08:00:00.000Z',
    language: '"es"',
    theme: 'light',
    colorTheme: '{"id":"mars"}',
    'preferences:member-1': '{"values":{},"pending":[]}',
    preferencesMember: '"member-1"',
    countdownSound: 'off',
  }
  for (const [key, value] of Object.entries(before)) localStorage.setItem(key, value)
  sessionStorage.setItem('draft', 'of member-1')
  sessionStorage.setItem('other', 'of nobody')
  forgetMember('member-1')
  expect({ ...localStorage }).toEqual({
    savedDashboards: JSON.stringify([two]),
    dashboardOutbox: JSON.stringify({ 'member-2': ['2'] }),
    dashboardEpochs: JSON.stringify({ 'member-2': '0b1c' }),
    'records:member-2:task': '{"2":{}}',
    countdownSound: 'off',
  })
  expect({ ...sessionStorage }).toEqual({ other: 'of nobody' })
})

test('their theme, mode and language end in this page, too, even where they are still on their way', async () => {
  const mars = (await loadThemeOffers()).find(({ sheet }) => sheet.id === 'mars')
  if (mars) setColourTheme(mars.sheet)
  setThemeMode('light')
  await setLanguage('es')
  const root = document.documentElement
  expect([root.dataset.mode, i18nState.language]).toEqual(['light', 'es'])
  expect(root.style.cssText).not.toBe('')
  const late = [setColourThemeById('sunset'), setLanguage('fr')]
  forgetMember('member-1')
  await Promise.all(late)
  expect([root.dataset.mode, root.style.cssText, i18nState.language]).toEqual(['dark', '', 'default'])
  expect({ ...localStorage }).toEqual({})
})
