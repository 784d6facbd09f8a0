// @vitest-environment node
import { beforeEach, expect, test } from 'vitest'
import { createOutcomeCounts, networkOf, type OutcomeCounts } from './outcome-counts.ts'

let now = 1_000_000
let outcomeCounts: OutcomeCounts
beforeEach(() => {
  now = 1_000_000
  outcomeCounts = createOutcomeCounts(() => now)
})

const tell = (browser: string, isFailure = false, network = '10.0.0.1') =>
  outcomeCounts.note('auth 1', { browser, network, isFailure })
const count = (since = 0) => outcomeCounts.count('auth 1', since)

test('a browser counts once, and as failing whatever else it tells', () => {
  for (const isFailure of [false, true, true, false]) tell('a', isFailure)
  tell('b')
  expect(count()).toEqual({ browsers: 2, failing: 1, failingNetworks: 1, soundNetworks: 0 })
  expect(outcomeCounts.count('auth 2', 0).browsers).toBe(0)
})

test('networks with a failure, and those without', () => {
  tell('a', true, 'one')
  tell('b', false, 'one')
  tell('c', false, 'two')
  tell('d', false, 'three')
  expect(count()).toMatchObject({ failingNetworks: 1, soundNetworks: 2 })
})

test('only what was told since then counts', () => {
  tell('a', true)
  now += 1000
  tell('b')
  expect(count(now)).toMatchObject({ browsers: 1, failing: 0 })
  tell('a')
  expect(count(now)).toMatchObject({ browsers: 2, failing: 0 })
  expect(count(now - 1000)).toMatchObject({ browsers: 2, failing: 1 })
})

test('what is old is forgotten', () => {
  tell('a', true)
  now += 20 * 60_000 + 1
  tell('b')
  outcomeCounts.forget()
  expect(count()).toMatchObject({ browsers: 1, failing: 0 })
})

test('neither one network nor all of them can fill it: the newest stay', () => {
  for (let i = 0; i < 300; i++) tell(`one ${i}`)
  expect(count().browsers).toBe(100)
  for (let i = 0; i < 3000; i++) tell(`many ${i}`, i === 2999, `network ${i % 300}`)
  expect(count()).toMatchObject({ browsers: 2000, failing: 1 })
})

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1'],
  ['2001:db8::1', '2001:db8:0'],
  ['::1', '0:0:0'],
  ['fe80:1:2:3::', 'fe80:1:2'],
])('%s is of the network %s', (address, network) => {
  expect(networkOf(address)).toBe(network)
})
