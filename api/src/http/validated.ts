import { validator } from 'hono-openapi'
import * as z from 'zod/mini'
import { HttpError } from './http-errors.ts'

// zod/mini has no messages of its own: without them the answer to a wrong type would be "Invalid input".
z.config(z.locales.en())

type Issues = readonly {
  message: string
  path?: readonly (PropertyKey | { key: PropertyKey })[] | undefined
}[]

/**
 * Checks body, query or path parameters by a shared schema, and adds that schema and an example to the OpenAPI
 * document.
 * @throws HttpError 400: the first problem as the message, all fields at fault in `fields`
 */
export function validated<Target extends 'json' | 'param' | 'query', Schema extends z.ZodMiniType>(
  target: Target,
  schema: Schema,
  example?: z.input<Schema>,
) {
  // A copy, because the registry keeps one example per schema object, and other routes use the same schema.
  const documented = z.clone(schema)
  if (example !== undefined) z.globalRegistry.add(documented, { examples: [example] })
  return validator(target, documented, (result) => {
    if (!result.success) throw new HttpError(400, firstMessage(result.error), fieldsOf(result.error))
  })
}

function firstMessage(issues: Issues): string {
  return issues[0]?.message ?? 'The request is not valid.'
}

function fieldsOf(issues: Issues): { fields?: Record<string, string> } {
  const named = issues
    .map((issue) => [pathOf(issue.path), issue.message] as const)
    .filter(([path]) => path !== '')
  // Reversed: `fromEntries` keeps the last entry, and the first message of a field is the one to show.
  return named.length > 0 ? { fields: Object.fromEntries(named.toReversed()) } : {}
}

function pathOf(path: Issues[number]['path']): string {
  return (path ?? []).map((step) => String(typeof step === 'object' ? step.key : step)).join('.')
}
