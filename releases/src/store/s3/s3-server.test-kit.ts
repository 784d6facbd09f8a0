import { randomUUID } from 'node:crypto'
import S3rver, { type Context } from '@20minutes/s3rver'
import { temporaryFolder } from '../builds.test-kit.ts'

// The keys that this server knows.
process.env.AWS_ACCESS_KEY_ID = 'S3RVER'
process.env.AWS_SECRET_ACCESS_KEY = 'S3RVER'

/** What a call meets: a server that is away, that loses the object, or that has another one. */
export type Fault = 'refuse' | 'drop' | 'change'

/** An S3-compatible server of a test file. */
export interface BucketServer {
  endpoint: string
  /** Makes an empty bucket. @returns its name. */
  newBucket: () => Promise<string>
  /** Calls that it answered, as `GET /bucket/key`, oldest first. */
  calls: string[]
  /** Changes what the next calls meet; without a function they meet the server alone. */
  meet: (call?: (name: string) => Fault | undefined) => void
  close: () => Promise<void>
}

const taken =
  '<?xml version="1.0"?><Error><Code>PreconditionFailed</Code><Message>There is one.</Message></Error>'

/**
 * Starts @20minutes/s3rver, with two things that it lacks: an object is there whole or not at all, as one call is
 * let in after the other; and `PUT` with `If-None-Match` is refused where there is one.
 * @param conditional whether it is taught the latter: by itself it takes such a call for a plain one.
 */
export async function startBucketServer({ conditional }: { conditional: boolean }): Promise<BucketServer> {
  const server = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    // It signs the path of a listing in another way than the SDK does.
    allowMismatchedSignatures: true,
    directory: await temporaryFolder(),
  })
  const calls: string[] = []
  let turn: Promise<void> = Promise.resolve()
  let met: Parameters<BucketServer['meet']>[0]

  async function isTaken(context: Context): Promise<boolean> {
    if (!conditional || context.method !== 'PUT' || context.get('if-none-match') !== '*') return false
    const [, bucket = '', ...key] = decodeURIComponent(context.path).split('/')
    return server.store.existsObject(bucket, key.join('/'))
  }

  async function answer(context: Context, next: () => Promise<void>): Promise<void> {
    const name = `${context.method} ${context.path}`
    calls.push(name)
    const fault = met?.(name)
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
    meet: (call) => {
      met = call
    },
    close: () => server.close(),
  }
}
