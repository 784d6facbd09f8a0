import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { LiveWidget } from './LiveWidget.tsx'

const asked = vi.hoisted(() => vi.fn())
vi.mock('../Widget.tsx', () => {
  asked()
  throw new Error('no network')
})

afterEach(cleanup)

test('a picture whose code does not come takes nothing of the page with it', async () => {
  render(
    <>
      <p>la page</p>
      <LiveWidget id="8" size="small" />
    </>,
  )
  await waitFor(() => expect(asked).toHaveBeenCalled())
  await new Promise((done) => setTimeout(done, 50))
  expect(screen.getByText('la page')).toBeTruthy()
})
