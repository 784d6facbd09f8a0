import { widgetIds } from '@cadence/shared/schemas'
import { act, cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { putRecord, removeRecord } from '../records/records.ts'
import { signIn } from '../testing/fixtures.ts'
import { renderInRouter } from '../testing/render-in-router.tsx'
import { widgetEntry } from './catalogue.ts'
import { Widget } from './Widget.tsx'

let member = 0
beforeEach(() => {
  member += 1
  signIn(`widget-member-${member}`)
})
afterEach(cleanup)

test.each(widgetIds)('widget %s shows its name at every size', (id) => {
  for (const size of ['small', 'medium', 'large'] as const) {
    renderInRouter(<Widget id={id} size={size} />)
    expect(screen.getByRole('heading', { level: 2, name: widgetEntry(id).label })).toBeTruthy()
    cleanup()
  }
})

test('the tracker shows its captions at the large and medium sizes only', () => {
  const { unmount } = renderInRouter(<Widget id="1" size="medium" />)
  expect(screen.getByText('45% of tasks')).toBeTruthy()
  expect(screen.getAllByText('this week')).toHaveLength(2)
  unmount()
  renderInRouter(<Widget id="1" size="small" />)
  expect(screen.queryByText('this week')).toBeNull()
  expect(screen.getByText('2h 15m')).toBeTruthy()
})

test('widgets with sample content are marked as samples, the others are not', () => {
  const marked = widgetIds.filter((id) => {
    renderInRouter(<Widget id={id} size="medium" />)
    const found = screen.queryByText('Exemple') !== null
    cleanup()
    return found
  })
  expect(marked).toEqual(['1', '2', '6', '9', '10'])
})

test('the mark and the quiet look go with the first thing of one’s own, and no deletion brings them back', () => {
  renderInRouter(<Widget id="9" size="medium" />)
  const frame = screen.getByRole('heading', { name: 'To-do List' }).closest('section')
  expect(frame?.hasAttribute('data-sample')).toBe(true)
  act(() => putRecord('task', 'a', { text: 'Livre', completed: false, completedAt: null, position: 'a' }))
  expect(frame?.hasAttribute('data-sample')).toBe(false)
  expect(screen.queryByText('Exemple')).toBeNull()
  act(() => removeRecord('task', 'a'))
  expect(frame?.hasAttribute('data-sample')).toBe(false)
})

test.each(['4', '8'] as const)('countdown %s starts and pauses', async (id) => {
  render(<Widget id={id} size="medium" />)
  expect(screen.getByText('25 : 00')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Start' }))
  await userEvent.click(screen.getByRole('button', { name: 'Pause' }))
  expect(screen.getByRole('button', { name: 'Start' })).toBeTruthy()
})

test('a task can be ticked, and Enter adds a task unless the text is blank', async () => {
  render(<Widget id="9" size="medium" />)
  await userEvent.click(screen.getByRole('checkbox', { name: 'Ficher le cours de droit' }))
  expect(screen.getByRole('checkbox', { name: 'Ficher le cours de droit' })).toHaveProperty('checked', true)
  const input = screen.getByRole('textbox', { name: 'Nouvelle tâche' })
  await userEvent.type(input, '   {Enter}')
  expect(screen.getAllByRole('checkbox')).toHaveLength(4)
  await userEvent.type(input, ' Acheter du thé {Enter}')
  expect(screen.getByRole('checkbox', { name: 'Acheter du thé' })).toBeTruthy()
})

test('a widget keeps its state when the editor opens, and does not show it to another member', async () => {
  const { unmount } = render(<Widget id="6" size="medium" />)
  await userEvent.click(screen.getByRole('checkbox', { name: 'Marcher vingt minutes' }))
  unmount()
  render(<Widget id="6" size="medium" inert />)
  expect(screen.getByRole('checkbox', { name: 'Marcher vingt minutes', hidden: true })).toHaveProperty(
    'checked',
    true,
  )
  cleanup()
  signIn('somebody-else')
  render(<Widget id="6" size="medium" />)
  expect(screen.getByRole('checkbox', { name: 'Marcher vingt minutes', hidden: true })).toHaveProperty(
    'checked',
    false,
  )
})
