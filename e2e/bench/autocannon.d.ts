/** The package has no types; this is the part that api-load.ts uses. */
declare module 'autocannon' {
  interface Options {
    url: string
    method: 'GET' | 'POST'
    headers: Record<string, string>
    body?: string
    connections: number
    /** In seconds. */
    duration: number
  }

  interface Result {
    requests: { total: number; average: number }
    latency: { p99: number }
    /** In seconds. */
    duration: number
    errors: number
    non2xx: number
  }

  export default function autocannon(options: Options): Promise<Result>
}
