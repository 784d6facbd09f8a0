import { afterEach, expect, test, vi } from 'vitest'
import { commandTexts } from '../../texts/capture.ts'
import { allCommands } from './commands.ts'

afterEach(() => history.replaceState(null, '', '/'))

test.each([
  ['/settings?new=1', '/dashboard?edit=1'],
  ['/dashboard', '/dashboard?edit=1'],
  ['/dashboard?id=a', '/dashboard?id=a&edit=1'],
  ['/dashboard?new=1', '/dashboard?new=1&edit=1'],
])('on %s the command to edit the dashboard leads to %s', (page, address) => {
  history.replaceState(null, '', page)
  const commands = allCommands({ t: commandTexts.get(), boards: [], themes: [], isTimerRunning: false })
  const go = vi.fn()
  commands.find(({ id }) => id === 'editDashboard')?.run(go)
  expect(go).toHaveBeenCalledWith(address)
})
