import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { openSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { bundle } from '../../build.ts'
import { createLogger } from './logger.ts'

/** As production has it: plain Node starts in a fifth of the time that TypeScript takes. */
const bundled = join(import.meta.dirname, '../../dist/test/logger.js')
beforeAll(() => bundle(bundled, 'src/log/logger.ts'))

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

/** A process that writes lines and ends after a while. */
function processLines(output: number | 'pipe', aliveMs: number, count = 3) {
  return processThat(
    output,
    `for (let n = 1; n <= ${count}; n++) log.info({ n }, 'line')
setTimeout(() => process.exit(0), ${aliveMs})`,
  )
}

function processThat(output: number | 'pipe', does: string) {
  const script = `const { createLogger } = await import('${pathToFileURL(bundled)}')
const log = createLogger('info')
${does}`
  const args = ['--input-type=module', '--eval', script]
  const child = spawn(process.execPath, args, { stdio: ['ignore', output, 'inherit'] })
  onTestFinished(() => void child.kill('SIGKILL'))
  const chunks: string[] = []
  child.stdout?.setEncoding('utf8').on('data', (chunk) => chunks.push(chunk))
  const ended = once(child, 'close').then(([code]) => code)
  return { child, chunks, ended }
}

const numbersIn = (text: string) =>
  text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line).n)

test.each([0, 30, 300])('lines are out when the process ends after %i ms', async (aliveMs) => {
  const { chunks, ended } = processLines('pipe', aliveMs)
  expect(await ended).toBe(0)
  expect(numbersIn(chunks.join(''))).toEqual([1, 2, 3])
})

test('lines come together while the process lives', async () => {
  const { child, chunks } = processLines('pipe', 60_000)
  await vi.waitFor(() => expect(chunks).not.toEqual([]), { timeout: 20_000 })
  expect(child.exitCode).toBe(null)
  expect(chunks.map(numbersIn)).toEqual([[1, 2, 3]])
}, 30_000)

test('at the exit after a stall all lines are written', async () => {
  // 200 lines are more than one batch, and the rest is less than one.
  const { chunks, ended } = processThat(
    'pipe',
    `const { default: fs } = await import('node:fs')
const { writeSync } = fs
fs.writeSync = () => { throw Object.assign(new Error('stalled'), { code: 'EAGAIN' }) }
for (let n = 1; n <= 200; n++) log.info({ n }, 'line')
fs.writeSync = writeSync
process.exit(0)`,
  )
  expect(await ended).toBe(0)
  expect(numbersIn(chunks.join(''))).toEqual(Array.from({ length: 200 }, (_, index) => index + 1))
})

test.each([0, 30, 300])('a disk that is full lets the process end after %i ms', async (aliveMs) => {
  expect(await processLines(openSync('/dev/full', 'w'), aliveMs).ended).toBe(0)
})

test.each([0, 30, 300])('a reader that has gone lets the process end after %i ms', async (aliveMs) => {
  const { child, ended } = processLines('pipe', aliveMs)
  child.stdout?.destroy()
  expect(await ended).toBe(0)
})

test('a hanging log reader blocks neither the process nor its exit, and later gets what the pipe held', async () => {
  const { child, chunks, ended } = processLines('pipe', 300, 10_000)
  child.stdout?.pause()
  expect(await once(child, 'exit')).toEqual([0, null])
  child.stdout?.resume()
  await ended
  expect(chunks.join('')).toMatch(/"n":1\D/)
}, 30_000)
