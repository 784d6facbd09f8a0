import { beforeEach, expect, test } from 'vitest'
import { keptFor } from './kept-for.ts'

let at: number
let loads: { resolve: (value: string) => void; reject: (error: Error) => void }[]
const load = () => new Promise<string>((resolve, reject) => loads.push({ resolve, reject }))
let get: () => Promise<string>

beforeEach(() => {
  at = 100_000
  loads = []
  get = keptFor(60_000, () => new Date(at), load)
})

test('all who ask while it is loaded get the one value, and so does who asks within the time', async () => {
  const both = [get(), get()]
  loads[0]?.resolve('first')
  expect(await Promise.all(both)).toEqual(['first', 'first'])
  at += 59_999
  expect(await get()).toBe('first')
  expect(loads).toHaveLength(1)
})

test.each([60_000, -1])('%i ms later it is loaded again', async (ms) => {
  void get()
  at += ms
  const later = get()
  loads[1]?.resolve('second')
  expect(await later).toBe('second')
})

test('a failure is told to all who wait for it, and the next one loads again', async () => {
  const both = [get(), get()]
  loads[0]?.reject(new Error('away'))
  for (const one of both) await expect(one).rejects.toThrow('away')
  const next = get()
  loads[1]?.resolve('second')
  expect(await next).toBe('second')
})

test('an earlier load that fails late does not drop a later one', async () => {
  const early = get()
  at += 60_000
  const later = get()
  loads[0]?.reject(new Error('away'))
  await expect(early).rejects.toThrow('away')
  loads[1]?.resolve('second')
  expect(await later).toBe('second')
  expect(await get()).toBe('second')
})
