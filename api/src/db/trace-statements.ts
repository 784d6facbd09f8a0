import type { Tracing } from '@cadence/shared/tracing'

/** The text of a statement, as node-postgres and PGlite take it: by itself, or in an object. */
function textOf(statement: unknown): string {
  if (typeof statement === 'string') return statement
  const text = typeof statement === 'object' && statement !== null && Reflect.get(statement, 'text')
  return typeof text === 'string' ? text : ''
}

/** Runs each statement of a connection or a pool in a span of the request that it belongs to. */
export function traceStatements(
  connection: { query: (...args: never[]) => unknown },
  tracing: Tracing,
): void {
  const { query } = connection
  Object.defineProperty(connection, 'query', {
    value: (...args: unknown[]): unknown => {
      const run = (): unknown => Reflect.apply(query, connection, args)
      // The pool itself asks its connections with a callback: it has the span already.
      return typeof args.at(-1) === 'function' ? run() : tracing.statement(textOf(args[0]), run)
    },
  })
}
