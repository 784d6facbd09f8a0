/** The types that the tests need of s3rver, which has none of its own. */
declare module '@20minutes/s3rver' {
  export interface Context {
    method: string
    path: string
    get: (header: string) => string
    status: number
    body: unknown
  }
  export default class S3rver {
    constructor(options: {
      port: number
      address: string
      silent: boolean
      allowMismatchedSignatures: boolean
      directory: string
    })
    /** The handlers of a request. The first one calls the next. */
    middleware: ((context: Context, next: () => Promise<void>) => Promise<void>)[]
    store: {
      existsObject: (bucket: string, key: string) => Promise<boolean>
      putBucket: (bucket: string) => Promise<void>
    }
    run(): Promise<{ port: number }>
    close(): Promise<void>
  }
}
