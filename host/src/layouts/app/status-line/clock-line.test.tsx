import { serverClock } from '@cadence/shared/api'
import { unsentEdits } from '@cadence/shared/sync'
import { act, cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { StatusLines } from './StatusLines.tsx'

const setClock = (aheadMinutes: number) => act(async () => Object.assign(serverClock, { aheadMinutes }))
const seen = () => [...document.querySelectorAll('[data-long]')].map(({ textContent }) => textContent)
const heard = () =>
  [...document.querySelectorAll('[role=status]')].map(({ textContent }) => textContent).filter(Boolean)

afterEach(async () => {
  cleanup()
  Object.assign(unsentEdits, { count: 0 })
  Object.assign(serverClock, { aheadMinutes: 0 })
})

test('a clock that is minutes wrong is not worth a line', async () => {
  render(<StatusLines />)
  for (const minutes of [-59, 59]) {
    await setClock(minutes)
    expect([...seen(), ...heard()]).toEqual([])
  }
})

test('a clock that is an hour or more wrong is said, until it is set', async () => {
  render(<StatusLines />)
  await setClock(24 * 60)
  const ahead = 'L’horloge de cet appareil est en avance\u202f: retards et rappels peuvent être faux'
  expect([seen(), heard()]).toEqual([[ahead], [ahead]])
  await setClock(-24 * 60)
  expect(seen()).toEqual([
    'L’horloge de cet appareil est en retard\u202f: échéances et rappels peuvent être faux',
  ])
  await setClock(0)
  expect([...seen(), ...heard()]).toEqual([])
})

test('what waits to be sent comes first', async () => {
  render(<StatusLines />)
  await setClock(24 * 60)
  await act(async () => Object.assign(unsentEdits, { count: 1 }))
  expect(seen()).toEqual([expect.stringContaining('Vos modifications')])
})
