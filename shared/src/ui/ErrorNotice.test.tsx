import { cleanup, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { ErrorNotice } from './ErrorNotice.tsx'

afterEach(cleanup)

function Devices({ onRetry }: { onRetry: () => void }) {
  const [failed, setFailed] = useState(true)
  const run = () => {
    onRetry()
    setFailed(false)
  }
  return (
    <section>
      <h2>Appareils</h2>
      {failed && (
        <ErrorNotice retry={{ label: 'Réessayer', run }}>La liste n’a pas pu être chargée.</ErrorNotice>
      )}
    </section>
  )
}

test('the button that tries again is part of the announced box', async () => {
  const onRetry = vi.fn()
  render(<Devices onRetry={onRetry} />)
  const alert = screen.getByRole('alert')
  expect(alert.textContent).toContain('La liste n’a pas pu être chargée.')
  await userEvent.click(within(alert).getByRole('button', { name: 'Réessayer' }))
  expect(onRetry).toHaveBeenCalledOnce()
})

test('the focus of a button that leaves with its box goes to the heading around it', async () => {
  render(<Devices onRetry={() => undefined} />)
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  expect(screen.queryByRole('alert')).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Appareils' }))
})

test('without a retry the box has no button', () => {
  render(<ErrorNotice>Refusé.</ErrorNotice>)
  expect(within(screen.getByRole('alert')).queryByRole('button')).toBeNull()
})
