import { type Reply, type Sent, serve } from '../api/adapter.test-kit.ts'

const REFRESH = '/auth/refresh-token'

/** The answer to a successful renewal. */
export const renewed = {
  status: 200,
  body: { success: true, token: 'access-2', refreshToken: 'refresh-2' },
}

/** An API that accepts only `access-2`, and answers a renewal with `refresh`. */
export function apiWith(refresh: Reply | (() => Reply | Promise<Reply>)): Sent[] {
  return serve(({ path, authorization }) => {
    if (path === REFRESH) return typeof refresh === 'function' ? refresh() : refresh
    return authorization === 'Bearer access-2' ? { status: 200, body: {} } : { status: 401 }
  })
}

/** The renewals among the requests. */
export const refreshes = (sent: Sent[]): Sent[] => sent.filter(({ path }) => path === REFRESH)
