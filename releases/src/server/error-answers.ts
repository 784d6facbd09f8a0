import type { ErrorHandler } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { StoreError } from '../store/registry-document.ts'

/** The answer of a release server to what went wrong in it. */
export const answerError: ErrorHandler = (error, c) => {
  if (error instanceof HTTPException) return error.getResponse()
  console.error(error)
  c.header('Cache-Control', 'no-store')
  // After a 503, a load balancer asks another release server. That server may know the live releases.
  if (error instanceof StoreError) return c.text('The release store cannot be read.', 503)
  return c.text('Internal Server Error', 500)
}
