import { authState, onAuthChange } from '@cadence/shared/auth'

/** Waits until the session was read from storage. That is synchronous, so nobody waits unless it comes late. */
export async function sessionRead(): Promise<void> {
  if (authState.initialized) return
  await new Promise<void>((resolve) => {
    const stop = onAuthChange(({ initialized }) => {
      if (!initialized) return
      stop()
      resolve()
    })
  })
}
