/** Sends what a member has changed and the API does not have yet; null when there is nothing. Rejects when some is left. */
export type SendUnsent = () => Promise<unknown> | null

/** Longest that a sign-out waits for what is sent first, in milliseconds. */
export const LOGOUT_PATIENCE_MS = 5000

const senders = new Set<SendUnsent>()

/**
 * Has something sent before the member signs out, since it cannot be sent after that. For at most five seconds the
 * sign-out waits for it.
 * @returns a function that ends it.
 */
export function sendBeforeLogout(send: SendUnsent): () => void {
  senders.add(send)
  return () => void senders.delete(send)
}

/** @returns whether all was sent in time; null when there is nothing to send. */
export function sendUnsent(): Promise<boolean> | null {
  const sent = [...senders].map((send) => send()).filter((each) => each !== null)
  if (sent.length === 0) return null
  return new Promise((resolve) => {
    const patience = setTimeout(() => resolve(false), LOGOUT_PATIENCE_MS)
    void Promise.allSettled(sent).then((results) => {
      clearTimeout(patience)
      for (const result of results) {
        if (result.status === 'rejected')
          console.warn('Not all could be sent before signing out', result.reason)
      }
      resolve(results.every(({ status }) => status === 'fulfilled'))
    })
  })
}
