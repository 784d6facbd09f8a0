import { authState, onAuthChange } from './auth-store.ts'

/** Id of the signed-in member, or null. */
export function signedInMember(): string | null {
  return authState.isAuthenticated ? (authState.user?._id ?? null) : null
}

/** Whether this member is signed in at this moment, whatever the screen still shows. */
export function isSignedIn(userId: string): boolean {
  return signedInMember() === userId
}

/**
 * Runs work for whoever is signed in, from now on or from the next sign-in, until another member signs in or nobody is.
 * @param start begins the work for one member, and returns a function that ends it.
 * @returns a function that ends it for good.
 */
export function whileSignedIn(start: (userId: string) => () => void): () => void {
  let member: string | null = null
  let end: () => void = () => undefined
  const update = () => {
    const now = signedInMember()
    if (now === member) return
    member = now
    end()
    end = now === null ? () => undefined : start(now)
  }
  update()
  const unsubscribe = onAuthChange(update)
  return () => {
    unsubscribe()
    end()
  }
}
