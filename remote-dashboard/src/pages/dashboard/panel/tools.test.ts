import { expect, test } from 'vitest'
import { filterTools, toolGroups } from './tools.ts'

test('the list has the stated groups and entries, two names for one widget included', () => {
  expect(toolGroups.map(({ title }) => title)).toEqual(['Essentiel', 'Organisation et planification'])
  expect(toolGroups.flatMap(({ tools }) => tools.map(({ name, widget }) => [name, widget]))).toEqual([
    ['Focus Shield', '4'],
    ['LifePlanner', '2'],
    ['Daily Focus', '6'],
    ['Daily Boost', '7'],
    ['Timer', '8'],
    ['Quick Notes', '10'],
    ['Life Planner', '2'],
    ['To Do List', '9'],
    ['Note Pad', '10'],
  ])
})

test('the filter ignores case and accents, and empty groups fall away', () => {
  expect(filterTools(' TIMÉR ')).toMatchObject([{ title: 'Essentiel', tools: [{ name: 'Timer' }] }])
  expect(filterTools('zzz')).toEqual([])
  expect(filterTools('')).toEqual(toolGroups)
})
