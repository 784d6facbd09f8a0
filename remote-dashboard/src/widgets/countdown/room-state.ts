import { proxy, useSnapshot } from 'valtio'
import type { CountdownKind } from './countdown.ts'

/** The countdown whose room is open in this tab, or null. The fragment `dashboard/Focus` draws the room. */
const roomState = proxy<{ kind: CountdownKind | null }>({ kind: null })

export function openRoom(kind: CountdownKind): void {
  roomState.kind = kind
}

export function closeRoom(): void {
  roomState.kind = null
}

/** Whether this tab shows the room of a countdown, which announces its end by itself. */
export const isRoomOpen = () => roomState.kind !== null

/** The countdown whose room is open, or null. */
export function useRoom(): CountdownKind | null {
  return useSnapshot(roomState).kind
}
