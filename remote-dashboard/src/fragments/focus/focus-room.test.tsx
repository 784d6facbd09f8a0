import { useLocation } from '@cadence/shared/router'
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { signIn } from '../../testing/fixtures.ts'
import { renderPage, toasts } from '../../testing/render-page.tsx'
import { closeRoom, openRoom } from '../../widgets/countdown/room-state.ts'
import Focus from './Focus.tsx'
import { FocusRoom, roomModule } from './FocusRoom.tsx'

vi.mock('../../dashboards/dashboards-sync.ts', () => ({
  syncDashboards: async () => undefined,
  sendDashboards: () => null,
}))
vi.mock('../../records/records-sync.ts', () => ({
  syncRecords: async () => undefined,
  sendRecords: () => null,
}))

const rooms = () => screen.queryAllByRole('dialog', { name: 'Une seule chose à la fois' })
/** The dashboard, and the fragment beside it once the address says so. */
function Page() {
  const hasFragment = useLocation().search === '?fragment'
  return (
    <>
      <FocusRoom by="page" />
      {hasFragment && <Focus />}
    </>
  )
}
const open = () => act(async () => openRoom('timer'))

beforeEach((context) => {
  signIn(`room-${context.task.id}`)
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => {
  cleanup()
  closeRoom()
  vi.restoreAllMocks()
})

test('where the fragment could not be loaded, the page draws the room', async () => {
  renderPage(Page, '/dashboard')
  await open()
  await waitFor(() => expect(rooms()).toHaveLength(1))
})

test('beside the fragment the page leaves the room to it', async () => {
  renderPage(Page, '/dashboard?fragment')
  await open()
  await waitFor(() => expect(rooms()).toHaveLength(1))
})

test('a room that the page draws stays when the fragment arrives', async () => {
  const { router } = renderPage(Page, '/dashboard')
  await open()
  await waitFor(() => expect(rooms()).toHaveLength(1))
  const [room] = rooms()
  await act(() => router.navigate('/dashboard?fragment'))
  expect(rooms()).toEqual([room])
})

test('a room that does not load says so, and the toast tries again', async () => {
  vi.spyOn(roomModule, 'get').mockReturnValueOnce(null).mockReturnValueOnce(null)
  vi.spyOn(roomModule, 'load').mockRejectedValueOnce(new Error('down'))
  renderPage(Page, '/dashboard')
  await open()
  await waitFor(() =>
    expect(toasts).toMatchObject([{ kind: 'error', text: 'Le plein écran n’a pas pu être chargé.' }]),
  )
  expect(rooms()).toHaveLength(0)
  await act(async () => toasts[0]?.action?.run())
  await waitFor(() => expect(rooms()).toHaveLength(1))
})
