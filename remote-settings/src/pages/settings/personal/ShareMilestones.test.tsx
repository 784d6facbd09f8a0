import { authState } from '@cadence/shared/auth'
import { preference, setPreference } from '@cadence/shared/preferences'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { ShareMilestones } from './ShareMilestones.tsx'

beforeEach(() => {
  const user = { _id: 'u1', firstName: 'Inès', lastName: 'Lefèvre', email: 'ines@exemple.fr' }
  Object.assign(authState, { user: { ...user, isEmailVerified: true, role: 'user' }, isAuthenticated: true })
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  setPreference('sharesMilestones', null)
})

const press = () => fireEvent.click(screen.getByRole('switch'))
const beOnline = (isOnline: boolean) => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)

test('without a network the consent is not given, and the member is told so', () => {
  beOnline(false)
  render(<ShareMilestones />)
  press()
  expect(preference('sharesMilestones')).not.toBe(true)
  expect(screen.getByRole('status').textContent).toContain('Sans connexion')
  beOnline(true)
  press()
  expect(preference('sharesMilestones')).toBe(true)
  expect(screen.getByRole('status').textContent).toBe('')
})

test('it is taken back without a network, too', () => {
  setPreference('sharesMilestones', true)
  beOnline(false)
  render(<ShareMilestones />)
  press()
  expect(preference('sharesMilestones')).toBe(false)
})

test('a choice that does not reach the account says so, until it has', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  beOnline(true)
  render(<ShareMilestones />)
  press()
  expect(screen.getByRole('status').textContent).toBe('')
  act(() => vi.advanceTimersByTime(1500))
  expect(screen.getByRole('status').textContent).toContain('pas encore arrivé')
  localStorage.setItem('preferences:u1', JSON.stringify({ values: { sharesMilestones: true }, pending: [] }))
  await act(async () => void window.dispatchEvent(new StorageEvent('storage', { key: 'preferences:u1' })))
  expect(screen.getByRole('status').textContent).toBe('')
})
