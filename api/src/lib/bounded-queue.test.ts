import { expect, test } from 'vitest'
import { BoundedQueue } from './bounded-queue.ts'

test('runs two at once, lets three wait in order, and refuses the sixth', async () => {
  const queue = new BoundedQueue(2, 3, () => new Error('full'))
  const finish: (() => void)[] = []
  const begun: number[] = []
  const job = (number: number) => () => {
    begun.push(number)
    return new Promise<void>((resolve) => finish.push(resolve))
  }
  const jobs = [0, 1, 2, 3, 4].map((number) => queue.run(job(number)))
  await expect(queue.run(job(5))).rejects.toThrow('full')
  expect(begun).toEqual([0, 1])
  for (let i = 0; i < 5; i++) {
    finish[i]?.()
    await jobs[i]
    await Promise.resolve()
    expect(begun.length).toBe(Math.min(5, i + 3))
  }
  expect(begun).toEqual([0, 1, 2, 3, 4])
})

test('a job that fails gives its place back', async () => {
  const queue = new BoundedQueue(1, 1, () => new Error('full'))
  await expect(queue.run(() => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await queue.run(async () => 1)).toBe(1)
})
