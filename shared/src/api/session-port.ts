/** What the client needs of the session. The auth store provides it, so that `api` does not import `auth`. */
export interface SessionPort {
  /** The access token, or null. */
  token(): string | null
  /** Id of the signed-in member, or null. */
  member(): string | null
  /**
   * Renews the session, once for all callers.
   * @param rejected the access token that the API refused. If the session has a newer one already, that is returned.
   * @returns the new access token. Rejects when there is none.
   */
  refresh(rejected: string): Promise<string>
}

let port: SessionPort = {
  token: () => null,
  member: () => null,
  refresh: () => Promise.reject(new Error('No session is attached to the API client')),
}

/** Attaches the auth store, at start. */
export function attachSession(session: SessionPort): void {
  port = session
}

/** The attached session. */
export function session(): SessionPort {
  return port
}
