import { whenIdle } from '../time/when-idle.ts'

/** The badge is loaded after this many milliseconds at the latest. */
const IDLE_MS = 5000

/** Follows the badge of the app's icon once the page is idle, where there is one. @returns a function that ends it. */
export function startBadge(userId: string): () => void {
  if (!('setAppBadge' in navigator)) return () => undefined
  let isEnded = false
  let endFollowing: () => void = () => undefined
  const cancel = whenIdle(() => {
    import('./app-badge.ts').then(
      ({ followBadge }) => {
        if (!isEnded) endFollowing = followBadge(userId)
      },
      (error: unknown) => console.warn('The badge could not be followed', error),
    )
  }, IDLE_MS)
  return () => {
    isEnded = true
    cancel()
    endFollowing()
  }
}
