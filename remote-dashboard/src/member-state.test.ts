import { act, renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { memberState } from './member-state.ts'
import { signIn } from './testing/fixtures.ts'

test('a change is there at once, for code and for components, and leaves the rest as it was', () => {
  signIn('inès')
  const state = memberState({ name: '', days: new Set([0]) })
  const { result } = renderHook(state.useValue)
  act(() => state.update({ name: 'Droit' }))
  expect(result.current).toEqual({ name: 'Droit', days: new Set([0]) })
  expect(state.get()).toBe(result.current)
})

test('another member of the same page begins with the initial state, and changes that', async () => {
  signIn('inès')
  const state = memberState({ name: '', colour: 'blue' })
  const { result } = renderHook(state.useValue)
  act(() => state.update({ name: 'Droit', colour: 'red' }))
  await act(async () => signIn('hugo'))
  expect(result.current).toEqual({ name: '', colour: 'blue' })
  act(() => state.update({ colour: 'green' }))
  expect(result.current).toEqual({ name: '', colour: 'green' })
})
