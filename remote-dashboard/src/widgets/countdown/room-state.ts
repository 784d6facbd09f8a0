import { useEffect } from 'react'
import { proxy, useSnapshot } from 'valtio'
import type { CountdownKind } from './countdown.ts'

/** Who can draw the room: the fragment `dashboard/Focus`, and the page of the dashboard where that is missing. */
export type RoomDrawer = 'fragment' | 'page'

interface OpenRoom {
  kind: CountdownKind
  /** It stays with the one that began to draw it: another one would leave full screen and enter it again. */
  by: RoomDrawer
}

/** The room that is open in this tab. */
const roomState = proxy<{ open: OpenRoom | null }>({ open: null })

let fragments = 0

export function openRoom(kind: CountdownKind): void {
  roomState.open = { kind, by: fragments > 0 ? 'fragment' : 'page' }
}

export function closeRoom(): void {
  roomState.open = null
}

/** Whether this tab shows the room of a countdown, which announces its end by itself. */
export const isRoomOpen = () => roomState.open !== null

/** The countdown whose room this drawer is to draw, or null. A room closes with its drawer. */
export function useRoom(by: RoomDrawer): CountdownKind | null {
  useEffect(() => {
    if (by === 'fragment') fragments += 1
    return () => {
      if (by === 'fragment') fragments -= 1
      // Signed out in the room, a member would find it open at their next sign-in.
      if (roomState.open?.by === by) closeRoom()
    }
  }, [by])
  const { open } = useSnapshot(roomState)
  return open?.by === by ? open.kind : null
}
