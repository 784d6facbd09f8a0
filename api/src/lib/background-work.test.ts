import { expect, test } from 'vitest'
import { createLogger } from '../log/logger.ts'
import { BackgroundWork } from './background-work.ts'

const lines: string[] = []
const log = createLogger('info', { write: (line) => void lines.push(line) })

test('begins no job before its caller returns, runs one job at a time, and is idle after the last', async () => {
  const background = new BackgroundWork(log)
  const seen: string[] = []
  for (const name of ['a', 'b']) {
    background.run(async () => {
      seen.push(`${name} begins`)
      await new Promise((resolve) => setImmediate(resolve))
      seen.push(`${name} ends`)
    })
  }
  await Promise.resolve()
  expect(seen).toEqual([])
  await background.idle()
  expect(seen).toEqual(['a begins', 'a ends', 'b begins', 'b ends'])
})

test('a job that fails is logged and does not hold up others', async () => {
  const background = new BackgroundWork(log)
  let ran = false
  background.run(() => Promise.reject(new Error('no')))
  background.run(async () => {
    ran = true
  })
  await background.idle()
  expect(ran).toBe(true)
  expect(lines.join('')).toContain('work after an answer failed')
})

test('a stop waits for the running job, and drops waiting and new ones', async () => {
  const background = new BackgroundWork(log)
  const seen: string[] = []
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  const running = new Promise<void>((begun) => {
    background.run(async () => {
      begun()
      await released
      seen.push('running')
    })
  })
  background.run(async () => void seen.push('waiting'))
  await running
  background.run(async () => void seen.push('just asked for'))
  const stopped = background.stop().then(() => seen.push('stopped'))
  background.run(async () => void seen.push('too late'))
  await new Promise((resolve) => setImmediate(resolve))
  expect(seen).toEqual([])
  release()
  await stopped
  await background.idle()
  expect(seen).toEqual(['running', 'stopped'])
})
