import { expect, test } from 'vitest'
import { allPages } from '../contract/pages.ts'
import { productMap } from '../contract/product-map.ts'
import { paths } from './paths.ts'

test('a path is named after its page', () => {
  expect(paths.home).toBe('/')
  expect(paths.helpCenter).toBe('/help-center')
  expect(paths.unauthorized).toBe('/unauthorized')
})

test('every page of the product map has a path of its own, and a name of its own', () => {
  const stated = allPages.map((page) => productMap[page].path)
  expect(Object.values(paths)).toEqual(stated)
  expect(new Set(stated).size).toBe(stated.length)
})
