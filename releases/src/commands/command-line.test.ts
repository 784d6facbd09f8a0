import { beforeEach, expect, test, vi } from 'vitest'
import { runCommand, UsageError } from './command-line.ts'

const command = {
  usage: 'npm run shelve -- auth [version] [--dry-run] [--off] [--why "…"]',
  options: {
    'dry-run': { type: 'boolean', default: false },
    off: { type: 'boolean', default: false },
    why: { type: 'string', default: '' },
  },
  words: 2,
} as const

const work = vi.fn(async () => 0)
const said: string[] = []
beforeEach(() => {
  said.length = 0
  work.mockClear()
  for (const way of ['log', 'error'] as const)
    vi.spyOn(console, way).mockImplementation((text) => void said.push(`${way}: ${text}`))
})

const run = (args: string[], environment = {}) => runCommand(command, work, args, environment)

test('passes options and words on, and returns the exit code of the work', async () => {
  work.mockResolvedValueOnce(7)
  expect(await run(['auth', '--dry-run', '--why', 'exams', '--', '-1'])).toBe(7)
  expect(work).toHaveBeenCalledWith({
    values: { 'dry-run': true, off: false, why: 'exams' },
    positionals: ['auth', '-1'],
  })
})

test('--help prints the usage and does nothing', async () => {
  expect(await run(['auth', '--help', '--unknown'])).toBe(0)
  expect(said).toEqual([`log: ${command.usage}`])
  expect(work).not.toHaveBeenCalled()
})

test.each([
  [['auth', '--of'], "Unknown option '--of'"],
  [['auth', '--why'], "Option '--why <value>' argument missing"],
  [['auth', '1', '2'], "One argument too many: '2'"],
])('%j is refused in one line, with the usage', async (args, line) => {
  expect(await run(args)).toBe(2)
  expect(said).toEqual([`error: ${line}\n\n${command.usage}`])
  expect(work).not.toHaveBeenCalled()
})

test.each([
  ['npm_config_dry_run', 'true', '--dry-run'],
  ['npm_config_offline', 'true', '--off'],
  ['npm_config_why', 'exams', '--why'],
])('an option that npm kept for itself is refused: %s', async (variable, value, option) => {
  const environment = { npm_lifecycle_event: 'shelve', [variable]: value }
  expect(await run(['auth'], environment)).toBe(2)
  expect(said[0]).toContain(
    `error: npm kept ${option} for itself; put -- before the options: npm run shelve -- … ${option}\n`,
  )
  expect(work).not.toHaveBeenCalled()
})

test('an option that npm sets to an empty text or to false does not count', async () => {
  expect(await run(['auth'], { npm_config_dry_run: '', npm_config_why: 'false' })).toBe(0)
})

test('a usage that the work refuses is printed like the others; another error prints its message', async () => {
  work.mockRejectedValueOnce(new UsageError('One of the two'))
  expect(await run([])).toBe(2)
  work.mockRejectedValueOnce(new Error('The store is away'))
  expect(await run([])).toBe(1)
  expect(said).toEqual([`error: One of the two\n\n${command.usage}`, 'error: The store is away'])
})
