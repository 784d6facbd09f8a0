import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import Capture from './Capture.tsx'

afterEach(cleanup)

test('it is a dialog with a name, shown when the shell opens it and closed by Escape', async () => {
  const onClose = vi.fn()
  const { rerender } = render(<Capture open={false} onClose={onClose} />)
  expect(screen.queryByRole('dialog')).toBeNull()
  rerender(<Capture open onClose={onClose} />)
  const dialog = screen.getByRole('dialog', { name: 'Noter vite' })
  await userEvent.click(dialog)
  dialog.dispatchEvent(new Event('cancel', { cancelable: true }))
  expect(onClose).toHaveBeenCalledOnce()
})
