import { expect, test } from 'vitest'
import { createLogger } from '../log/logger.ts'
import { Later } from './deferred-work.ts'

const lines: string[] = []
const log = createLogger('info', { write: (line) => void lines.push(line) })

test('begins nothing before its caller is done, runs one job at a time, and ends when all are', async () => {
  const later = new Later(log)
  const seen: string[] = []
  for (const name of ['a', 'b']) {
    later.run(async () => {
      seen.push(`${name} begins`)
      await new Promise((resolve) => setImmediate(resolve))
      seen.push(`${name} ends`)
    })
  }
  await Promise.resolve()
  expect(seen).toEqual([])
  await later.idle()
  expect(seen).toEqual(['a begins', 'a ends', 'b begins', 'b ends'])
})

test('a job that fails is logged and holds up no other', async () => {
  const later = new Later(log)
  let ran = false
  later.run(() => Promise.reject(new Error('no')))
  later.run(async () => {
    ran = true
  })
  await later.idle()
  expect(ran).toBe(true)
  expect(lines.join('')).toContain('work after an answer failed')
})

test('a stop waits for the job that runs, and drops those that wait and those that come', async () => {
  const later = new Later(log)
  const seen: string[] = []
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  const running = new Promise<void>((begun) => {
    later.run(async () => {
      begun()
      await released
      seen.push('running')
    })
  })
  later.run(async () => void seen.push('waiting'))
  await running
  later.run(async () => void seen.push('just asked for'))
  const stopped = later.stop().then(() => seen.push('stopped'))
  later.run(async () => void seen.push('too late'))
  await new Promise((resolve) => setImmediate(resolve))
  expect(seen).toEqual([])
  release()
  await stopped
  await later.idle()
  expect(seen).toEqual(['running', 'stopped'])
})
