import { type IncomingHttpHeaders, type RequestListener } from 'node:http'
import type { Hono } from 'hono'
/** Serves an app on a free port. @returns its port. */
export declare function serveApp(app: Hono): Promise<number>
/** A little server of a test. @returns its port. */
export declare function serveRequests(listener: RequestListener): Promise<number>
/** A port on which nobody answers. */
export declare function deadPort(): Promise<number>
export interface Answer {
  status: number
  headers: IncomingHttpHeaders
  bytes: Buffer
  text: string
}
/** Sends a request with its path as it stands: nothing is normalised, unpacked or followed. */
export declare function ask(
  port: number,
  path: string,
  options?: {
    method?: string
    headers?: Record<string, string>
    body?: string
  },
): Promise<Answer>
//# sourceMappingURL=http.test-kit.d.ts.map
