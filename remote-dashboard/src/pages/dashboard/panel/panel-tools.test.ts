import { expect, test } from 'vitest'
import { toolTexts } from '../../../texts/dashboard.ts'
import { filterTools, panelToolGroups } from './panel-tools.ts'

const names = toolTexts.get()

test('the list has the groups and tools of the specification, with two tools for one widget', () => {
  expect(panelToolGroups.map(({ group }) => names[group])).toEqual([
    'Essentiel',
    'Organisation et planification',
  ])
  expect(
    panelToolGroups.flatMap(({ tools }) => tools.map(({ tool, widget }) => [names[tool], widget])),
  ).toEqual([
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

test('the filter ignores case and accents, and leaves out empty groups', () => {
  expect(filterTools(names, ' TIMÉR ')).toMatchObject([{ group: 'essential', tools: [{ tool: 'timer' }] }])
  expect(filterTools(names, 'zzz')).toEqual([])
  expect(filterTools(names, '')).toEqual(panelToolGroups)
})
