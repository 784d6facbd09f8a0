import { toast } from '@cadence/shared/ui'
import { proxy } from 'valtio'
import { loadFragment } from '../../../fragments/fragment-loads.ts'
import { frameTexts } from '../../../texts/app-area.ts'

/** What the dialog starts with. */
export interface CaptureDraft {
  text: string
  asTask: boolean
}

interface CaptureState {
  phase: 'closed' | 'waiting' | 'open'
  draft: CaptureDraft | null
  broken: number
}

/** The dialog for quick capture: whether a press waits for it, or it is open. */
export const captureState = proxy<CaptureState>({
  phase: 'closed',
  draft: null,
  /** How often it broke. Each time a new one takes its place. */
  broken: 0,
})

const isWaiting = () => captureState.phase === 'waiting'

/** Whether a dialog of the page is open, over which no other one opens. */
export const hasModal = () => document.querySelector('dialog[open]') !== null

function tellFailure(): void {
  const { captureFailed, tryAgain } = frameTexts.get()
  const { draft } = captureState
  toast({
    kind: 'error',
    text: captureFailed,
    action: { label: tryAgain, run: () => void openCapture(draft) },
  })
}

/**
 * Opens the dialog for quick capture. If it does not load, a toast says so and offers to try again.
 * @param draft what it starts with, for instance a text that another app shares.
 */
export async function openCapture(draft: CaptureDraft | null = null): Promise<void> {
  if (captureState.phase !== 'closed' || hasModal()) return
  captureState.draft = draft
  captureState.phase = 'waiting'
  try {
    await loadFragment('dashboard/Capture')
    // The app area may have been left meanwhile, which closes the dialog.
    if (isWaiting()) captureState.phase = hasModal() ? 'closed' : 'open'
  } catch {
    if (!isWaiting()) return
    // The load has reported it.
    captureState.phase = 'closed'
    tellFailure()
  }
}

export function closeCapture(): void {
  captureState.phase = 'closed'
}

/** The dialog broke while it was drawn: the next press gets a new one. */
export function captureBroke(): void {
  captureState.phase = 'closed'
  captureState.broken += 1
  tellFailure()
}
