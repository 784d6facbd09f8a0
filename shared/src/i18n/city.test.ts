import { expect, test } from 'vitest'
import { cityOf } from './city.ts'

test.each([
  ['Europe/Paris', 'Paris'],
  ['America/New_York', 'New York'],
  ['America/Argentina/Buenos_Aires', 'Buenos Aires'],
  ['UTC', null],
  ['Etc/UTC', null],
  ['Etc/GMT+3', null],
  ['', null],
  [null, null],
  [undefined, null],
])('the city of %s', (timeZone, city) => {
  expect(cityOf(timeZone)).toBe(city)
})
