import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { openSync } from 'node:fs'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createLogger } from './logger.ts'

function logged(record: object): string {
  const lines: string[] = []
  createLogger('info', { write: (line) => void lines.push(line) }).info(record, 'x')
  return lines.join('')
}

test.each([
  { password: 'canary' },
  { body: { password: 'canary', refreshToken: 'canary' } },
  { request: { headers: { authorization: 'canary', cookie: 'canary' } } },
  { mail: { link: 'canary', html: 'canary', text: 'canary' } },
])('never writes a secret: %j', (record) => {
  expect(logged(record)).not.toContain('canary')
})

test('a database error is logged without the values of its query', () => {
  const cause = Object.assign(new Error('Key (email)=(canary) already exists'), {
    code: '23505',
    detail: 'canary',
  })
  const err = Object.assign(new Error('Failed query: insert … params: canary', { cause }), {
    params: ['canary'],
  })
  const line = logged({ err })
  expect(line).not.toContain('canary')
  expect(line).toContain('23505')
})

test('a line break in a value cannot make a second line', () => {
  expect(logged({ path: 'a\n{"level":30,"msg":"forged"}' }).trim().split('\n')).toHaveLength(1)
})

/** A process that writes three lines and ends after a while. @returns its exit code. */
async function process3Lines(
  output: number | 'pipe',
  aliveMs: number,
  read: (text: string) => void = () => undefined,
) {
  const logger = new URL('./logger.ts', import.meta.url).href
  const script = `const { createLogger } = await import('${logger}')
const log = createLogger('info')
for (const n of [1, 2, 3]) log.info({ n }, 'line')
setTimeout(() => process.exit(0), ${aliveMs})`
  const args = ['--import', 'tsx', '--input-type=module', '--eval', script]
  const child = spawn(process.execPath, args, { stdio: ['ignore', output, 'inherit'] })
  onTestFinished(() => void child.kill('SIGKILL'))
  child.stdout?.setEncoding('utf8').on('data', read)
  const [code] = await once(child, 'close')
  return code
}

const numbersIn = (text: string) =>
  text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line).n)

test('lines are out when the process ends', async () => {
  let text = ''
  const code = await process3Lines('pipe', 0, (chunk) => {
    text += chunk
  })
  expect(code).toBe(0)
  expect(numbersIn(text)).toEqual([1, 2, 3])
})

test('lines come together while the process lives', async () => {
  const chunks: string[] = []
  let ended = false
  const end = process3Lines('pipe', 3000, (chunk) => chunks.push(chunk)).then(() => {
    ended = true
  })
  await vi.waitFor(() => expect(chunks).not.toEqual([]), { timeout: 2500 })
  expect(ended).toBe(false)
  await end
  expect(chunks.map(numbersIn)).toEqual([[1, 2, 3]])
})

test('a disk that is full stops neither the process nor its end', async () => {
  expect(await process3Lines(openSync('/dev/full', 'w'), 300)).toBe(0)
})
