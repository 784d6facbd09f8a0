import { beforeEach, expect, test } from 'vitest'
import { createOutcomeCounts, networkOf, type OutcomeCounts } from './outcome-counts.ts'

let now = 1_000_000
let outcomeCounts: OutcomeCounts
beforeEach(() => {
  now = 1_000_000
  outcomeCounts = createOutcomeCounts(() => now)
})

const report = (browser: string, isFailure = false, network = '10.0.0.1') =>
  outcomeCounts.record('auth 1', { browser, network, isFailure })
const count = (since = 0) => outcomeCounts.count('auth 1', since)

test('a browser counts once, and as failing whatever else it reports', () => {
  for (const isFailure of [false, true, true, false]) report('a', isFailure)
  report('b')
  expect(count()).toEqual({ browsers: 2, failing: 1, failingNetworks: 1, workingNetworks: 0 })
  expect(outcomeCounts.count('auth 2', 0).browsers).toBe(0)
})

test('networks with a failing browser and networks without one are counted', () => {
  report('a', true, 'one')
  report('b', false, 'one')
  report('c', false, 'two')
  report('d', false, 'three')
  expect(count()).toMatchObject({ failingNetworks: 1, workingNetworks: 2 })
})

test('only the reports since a moment count', () => {
  report('a', true)
  now += 1000
  report('b')
  expect(count(now)).toMatchObject({ browsers: 1, failing: 0 })
  report('a')
  expect(count(now)).toMatchObject({ browsers: 2, failing: 0 })
  expect(count(now - 1000)).toMatchObject({ browsers: 2, failing: 1 })
})

test('reports of 20 minutes ago are deleted', () => {
  report('a', true)
  now += 20 * 60_000 + 1
  report('b')
  outcomeCounts.removeOld()
  expect(count()).toMatchObject({ browsers: 1, failing: 0 })
})

test('a network counts with 100 browsers, a release with its newest 2000', () => {
  for (let i = 0; i < 300; i++) report(`one ${i}`)
  expect(count().browsers).toBe(100)
  for (let i = 0; i < 3000; i++) report(`many ${i}`, i === 2999, `network ${i % 300}`)
  expect(count()).toMatchObject({ browsers: 2000, failing: 1 })
})

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1'],
  ['2001:db8::1', '2001:db8:0'],
  ['::1', '0:0:0'],
  ['fe80:1:2:3::', 'fe80:1:2'],
])('%s is in the network %s', (address, network) => {
  expect(networkOf(address)).toBe(network)
})
