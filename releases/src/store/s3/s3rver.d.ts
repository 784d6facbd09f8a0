/** What the tests use of the S3-compatible server, which brings no types. */
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
    /** Handlers of a request, the outermost first. */
    middleware: ((context: Context, next: () => Promise<void>) => Promise<void>)[]
    store: {
      existsObject: (bucket: string, key: string) => Promise<boolean>
      putBucket: (bucket: string) => Promise<void>
    }
    run(): Promise<{ port: number }>
    close(): Promise<void>
  }
}
