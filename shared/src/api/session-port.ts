/** What the client needs to know about the session; the auth store provides it. */
export interface SessionPort {
  /** The access token to send, or null. */
  token(): string | null
  /** Id of the member whose session it is, or null. */
  member(): string | null
  /**
   * Exchanges the refresh token for a new pair, once for all callers. `rejected` is the access token that the API
   * refused: when the session has a newer one already, that one is the answer. Rejects when there is no new token.
   */
  refresh(rejected: string): Promise<string>
}

let port: SessionPort = {
  token: () => null,
  member: () => null,
  refresh: () => Promise.reject(new Error('No session is attached to the API client')),
}

/** The auth store attaches itself here at start. */
export function attachSession(session: SessionPort): void {
  port = session
}

/** The session that is attached now. */
export function session(): SessionPort {
  return port
}
