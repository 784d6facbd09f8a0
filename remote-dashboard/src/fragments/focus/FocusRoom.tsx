import { useAuth } from '@cadence/shared/auth'
import { toast } from '@cadence/shared/ui'
import { lazyModule, useLazyModule } from '../../lazy-module.ts'
import { focusTexts } from '../../texts/focus.ts'
import { closeRoom, openRoom, type RoomDrawer, useRoom } from '../../widgets/countdown/room-state.ts'

export const roomModule = lazyModule(() => import('./room/Room.tsx'))

/**
 * The room, while the member has it open. The fragment draws it on every page; where its files could not be loaded, the
 * dashboard draws it itself, so that its buttons for full screen always answer.
 */
export function FocusRoom({ by }: { by: RoomDrawer }) {
  const { user } = useAuth()
  const kind = useRoom(by)
  const isOpen = kind !== null && user !== null
  const room = useLazyModule(roomModule, isOpen, () => {
    closeRoom()
    if (kind === null) return
    const { roomFailed, tryAgain } = focusTexts.get()
    toast({ kind: 'error', text: roomFailed, action: { label: tryAgain, run: () => openRoom(kind) } })
  })
  return isOpen && room ? <room.Room kind={kind} onLeave={closeRoom} /> : null
}
