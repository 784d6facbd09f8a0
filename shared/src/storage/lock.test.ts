import { afterEach, expect, test, vi } from 'vitest'
import { withLock } from './lock.ts'

const locks = Object.getOwnPropertyDescriptor(navigator, 'locks')

function replaceLocks(value: unknown) {
  Object.defineProperty(navigator, 'locks', { configurable: true, value })
}

afterEach(() => {
  if (locks) Object.defineProperty(navigator, 'locks', locks)
  else Reflect.deleteProperty(navigator, 'locks')
})

async function order(...tasks: [lock: string, name: string, fails?: boolean][]) {
  const log: string[] = []
  const run = ([lock, name, fails]: (typeof tasks)[number]) =>
    withLock(lock, async () => {
      log.push(`${name} starts`)
      await new Promise((done) => setTimeout(done, 5))
      log.push(`${name} ends`)
      if (fails) throw new Error(name)
      return name
    })
  const results = await Promise.allSettled(tasks.map(run))
  return { log, results: results.map((result) => ('value' in result ? result.value : String(result.reason))) }
}

test('without Web Locks, tasks of one name wait for each other, also after one failed', async () => {
  replaceLocks(undefined)
  const { log, results } = await order(['a', 'one'], ['a', 'two', true], ['a', 'three'])
  expect(log).toEqual(['one starts', 'one ends', 'two starts', 'two ends', 'three starts', 'three ends'])
  expect(results).toEqual(['one', 'Error: two', 'three'])
})

test('without Web Locks, tasks of different names do not wait', async () => {
  replaceLocks(undefined)
  const { log } = await order(['a', 'one'], ['b', 'two'])
  expect(log.slice(0, 2)).toEqual(['one starts', 'two starts'])
})

test('with Web Locks, the browser keeps the order across tabs', async () => {
  const request = vi.fn((_name: string, task: () => Promise<string>) => task())
  replaceLocks({ request })
  await expect(withLock('a', async () => 'done')).resolves.toBe('done')
  expect(request).toHaveBeenCalledWith('a', expect.any(Function))
})
