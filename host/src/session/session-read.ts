import { authState, onAuthChange } from '@cadence/shared/auth'

/** Waits until the session has been read from storage. The start of the page does so, so this hardly ever waits. */
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
