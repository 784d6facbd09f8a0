import { validator } from 'hono-openapi'
import * as z from 'zod/mini'
import { HttpError } from './http-errors.ts'

// zod/mini ships without texts; without them a wrong type would answer only "Invalid input".
z.config(z.locales.en())

type Issues = readonly {
  message: string
  path?: readonly (PropertyKey | { key: PropertyKey })[] | undefined
}[]

/**
 * Checks body, query or path parameters against a shared schema, and puts that schema, with an example, into the OpenAPI
 * document.
 * Throws 400: the first problem as the message, every field at fault in `fields`.
 */
export function validated<Target extends 'json' | 'param' | 'query', Schema extends z.ZodMiniType>(
  target: Target,
  schema: Schema,
  example?: z.input<Schema>,
) {
  // A copy: what a schema is documented with belongs to the schema object, and other routes use the same.
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
  // Reversed, because the first message of a field is the one to show and the last entry wins.
  return named.length > 0 ? { fields: Object.fromEntries(named.toReversed()) } : {}
}

function pathOf(path: Issues[number]['path']): string {
  return (path ?? []).map((step) => String(typeof step === 'object' ? step.key : step)).join('.')
}
