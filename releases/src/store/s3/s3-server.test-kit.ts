import { randomUUID } from 'node:crypto'
import S3rver, { type Context } from '@20minutes/s3rver'
import { temporaryFolder } from '../builds.test-kit.ts'

// s3rver accepts only these keys.
process.env.AWS_ACCESS_KEY_ID = 'S3RVER'
process.env.AWS_SECRET_ACCESS_KEY = 'S3RVER'

/** A fault of the server: it refuses the call, drops the written object, or answers with another object. */
export type Fault = 'refuse' | 'drop' | 'change'

/** An S3-compatible server of a test file. */
export interface BucketServer {
  endpoint: string
  /** Makes an empty bucket. @returns its name. */
  newBucket: () => Promise<string>
  /** The calls so far, as `GET /bucket/key`, the oldest first. */
  calls: string[]
  /** Sets the faults of the next calls, by the name of the call. Without a function there are none. */
  setFaults: (faultOf?: (call: string) => Fault | undefined) => void
  close: () => Promise<void>
}

const taken =
  '<?xml version="1.0"?><Error><Code>PreconditionFailed</Code><Message>There is one.</Message></Error>'

/**
 * Starts @20minutes/s3rver and adds what it lacks. Calls run one after the other, because s3rver shows an object while it
 * is written. `PUT` with `If-None-Match` is refused when the object exists; s3rver would ignore the condition.
 * @param conditional whether the server knows this condition.
 */
export async function startBucketServer({ conditional }: { conditional: boolean }): Promise<BucketServer> {
  const server = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    // s3rver and the SDK compute different signatures for a listing.
    allowMismatchedSignatures: true,
    directory: await temporaryFolder(),
  })
  const calls: string[] = []
  let turn: Promise<void> = Promise.resolve()
  let faultOf: Parameters<BucketServer['setFaults']>[0]

  async function isTaken(context: Context): Promise<boolean> {
    if (!conditional || context.method !== 'PUT' || context.get('if-none-match') !== '*') return false
    const [, bucket = '', ...key] = decodeURIComponent(context.path).split('/')
    return server.store.existsObject(bucket, key.join('/'))
  }

  async function answer(context: Context, next: () => Promise<void>): Promise<void> {
    const name = `${context.method} ${context.path}`
    calls.push(name)
    const fault = faultOf?.(name)
    if (fault === 'refuse') context.status = 503
    else if (fault === 'drop') context.status = 200
    else if (fault === 'change') context.body = 'another file'
    else if (await isTaken(context)) {
      context.status = 412
      context.body = taken
    } else await next()
  }

  server.middleware.unshift((context, next) => {
    const mine = turn.then(() => answer(context, next))
    turn = mine.catch(() => undefined)
    return mine
  })
  const { port } = await server.run()
  return {
    endpoint: `http://127.0.0.1:${port}`,
    newBucket: async () => {
      const name = `releases-${randomUUID().slice(0, 8)}`
      await server.store.putBucket(name)
      return name
    },
    calls,
    setFaults: (next) => {
      faultOf = next
    },
    close: () => server.close(),
  }
}
