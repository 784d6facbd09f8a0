import { errorResponseSchema } from '@cadence/shared/schemas'
import { type DescribeRouteOptions, describeRoute, resolver } from 'hono-openapi'
import type * as z from 'zod/mini'

const errorTexts = {
  400: 'The request is not valid',
  401: 'No valid session',
  403: 'Not allowed',
  409: 'Conflicts with what is stored',
  413: 'The request is too large',
  415: 'Not sent as JSON',
  429: 'Too many attempts; see Retry-After',
  503: 'Temporarily unavailable; see Retry-After',
} as const

interface Description {
  summary: string
  tag: string
  /** Status and schema of the good answer; no schema means no content. */
  success: { status: number; description: string; schema?: z.ZodMiniType }
  errors: (keyof typeof errorTexts)[]
  /** Says that the route needs an access token. */
  member?: boolean
}

/** One route of the OpenAPI document. */
export function describe({ summary, tag, success, errors, member = false }: Description) {
  const responses: NonNullable<DescribeRouteOptions['responses']> = {
    [success.status]: {
      description: success.description,
      ...(success.schema && { content: { 'application/json': { schema: resolver(success.schema) } } }),
    },
  }
  for (const status of errors) {
    responses[status] = {
      description: errorTexts[status],
      content: { 'application/json': { schema: resolver(errorResponseSchema) } },
    }
  }
  return describeRoute({ summary, tags: [tag], responses, security: member ? [{ bearer: [] }] : [] })
}
