import { expect, test } from 'vitest'
import { toolLibrary } from './tool-library.ts'
import { type Tab, tabOf, toolsOf } from './tool-tabs.ts'

const ids = (tab: Tab, favourites: string[] = []) =>
  toolsOf(toolLibrary, tab, new Set(favourites)).map(({ id }) => id)

const essentials = ['timer', 'to-do-list', 'quick-notes', 'calendar']
const focus = ['zen', 'focus-shield', 'mood-track', 'daily-focus', 'to-define-focus']
const planning = ['taskboard', 'to-define-planning']

test.each<[Tab, string[]]>([
  ['all', [...essentials, ...focus, ...planning]],
  ['new', ['taskboard']],
  ['popular', ['zen', 'focus-shield', 'mood-track']],
  ['essential', essentials],
  ['focus', focus],
  ['planning', planning],
  ['well-being', []],
  ['analytics', []],
  ['recent', ['taskboard']],
  ['favorites', []],
])('the tab %s shows %j', (tab, expected) => {
  expect(ids(tab)).toEqual(expected)
})

test('Favorites shows the tools with a star, and nothing for a star of an unknown tool', () => {
  expect(ids('favorites', ['zen', 'gone', 'timer'])).toEqual(['timer', 'zen'])
})

test('an address that names no tab shows all tools', () => {
  expect([tabOf(null), tabOf('nowhere'), tabOf('favorites')]).toEqual(['all', 'all', 'favorites'])
})

test('every tool has a widget, except the undefined ones', () => {
  expect(toolLibrary.filter(({ widget }) => widget === null).map(({ name }) => name)).toEqual([
    'toDefine',
    'toDefine',
  ])
})
