import {
  authResponseSchema,
  dashboardListSchema,
  dashboardResponseSchema,
  errorResponseSchema,
  preferencesSchema,
  profileSchema,
  recordListSchema,
  subscriptionListSchema,
  subscriptionResponseSchema,
} from '@cadence/shared/schemas'
import { Hono } from 'hono'
import { type DescribeRouteOptions, describeRoute, openAPIRouteHandler, resolver } from 'hono-openapi'
import * as z from 'zod/mini'
import type { AppEnv } from './app-env.ts'

/** The answer of calls that have nothing else to report. */
export const doneResponseSchema = z.object({ success: z.boolean() })

/** Answers that have a name in the document. A generated client has a type of that name, once instead of at each route. */
const named = {
  Dashboard: dashboardResponseSchema,
  DashboardList: dashboardListSchema,
  Done: doneResponseSchema,
  Error: errorResponseSchema,
  Preferences: preferencesSchema,
  Profile: profileSchema,
  RecordList: recordListSchema,
  SignedIn: authResponseSchema,
  Subscription: subscriptionResponseSchema,
  SubscriptionList: subscriptionListSchema,
}

function namedSchemas(): Record<string, object> {
  return Object.fromEntries(
    Object.entries(named).map(([name, schema]) => {
      const { $schema, ...documented } = z.toJSONSchema(schema)
      return [name, documented]
    }),
  )
}

const errorTexts = {
  400: 'The request is not valid',
  401: 'No valid session',
  403: 'Not allowed',
  404: 'Not there',
  409: 'Conflicts with what is stored',
  413: 'The request is too large',
  415: 'Not sent as JSON',
  429: 'Too many attempts; see Retry-After',
  503: 'Temporarily unavailable, nothing was stored; see Retry-After',
  504: 'The database went away at the end: stored or not',
} as const

type ErrorStatus = keyof typeof errorTexts

/** The default texts of the errors, as examples. */
const messages: Record<ErrorStatus, string> = {
  400: 'The request is not valid JSON.',
  401: 'Please sign in.',
  403: 'Not allowed.',
  404: 'There is nothing at this address.',
  409: 'There is one already.',
  413: 'The request is too large (at most 16 kB).',
  415: 'The request must be sent as application/json.',
  429: 'Too many attempts. Please try again in 15 minutes.',
  503: 'The service is temporarily unavailable. Please try again in a moment.',
  504: 'The service is temporarily unavailable. We cannot tell whether this was saved: please look before you try again.',
}

interface Description {
  summary: string
  tag: string
  /**
   * Status and schema of the successful answer. Without a schema it has no content; `location` is the target of a
   * redirect.
   */
  success: {
    status: number
    description: string
    schema?: z.ZodMiniType
    example?: unknown
    /** For an answer that is not JSON. */
    type?: 'text/event-stream' | 'image/*' | 'text/calendar' | 'text/csv'
    location?: string
  }
  errors: ErrorStatus[]
  /** Error texts of this route, as examples. */
  messages?: Partial<Record<ErrorStatus, string>>
  /** Schema of a 409 that holds more than a message. */
  conflict?: z.ZodMiniType
  /** Optional headers and query parameters, with an example each. */
  parameters?: { name: string; in: 'header' | 'query'; description: string; example: string }[]
  /** Media types of a body that is not JSON. */
  body?: readonly string[]
  /** Whether the route needs an access token. */
  member?: boolean
}

/** Describes a route in the OpenAPI document. */
export function describe(description: Description) {
  const {
    summary,
    tag,
    success,
    errors,
    messages: own,
    conflict,
    parameters = [],
    body,
    member = false,
  } = description
  const { status, schema, example, type, location } = success
  const responses: NonNullable<DescribeRouteOptions['responses']> = {
    [status]: {
      description: success.description,
      ...(location && {
        headers: { Location: { schema: { type: 'string', format: 'uri' }, example: location } },
      }),
      ...(schema && content(schema, example, type)),
    },
  }
  for (const error of errors) {
    const message = own?.[error] ?? messages[error]
    const isConflict = error === 409 && conflict !== undefined
    const answer = isConflict ? content(conflict, undefined) : content(errorResponseSchema, { message })
    responses[error] = { description: errorTexts[error], ...answer }
  }
  return describeRoute({
    summary,
    tags: [tag],
    parameters: parameters.map((parameter) => ({ ...parameter, schema: { type: 'string' } })),
    ...(body && {
      requestBody: { required: true, content: Object.fromEntries(body.map((type) => [type, {}])) },
    }),
    responses,
    security: member ? [{ bearer: [] }] : [],
  })
}

function content(schema: z.ZodMiniType, example: unknown, type = 'application/json') {
  const [name] = Object.entries(named).find(([, known]) => known === schema) ?? []
  const documented = name ? { $ref: `#/components/schemas/${name}` } : resolver(schema)
  const media = { schema: documented, ...(example !== undefined && { example }) }
  return { content: { [type]: media } }
}

/** GET /openapi.json. Out: the OpenAPI 3.1 document of `app`, made from the schemas that check the requests. */
export function openApi(app: Hono<AppEnv>) {
  return new Hono<AppEnv>().get(
    '/openapi.json',
    describe({
      summary: 'This document',
      tag: 'health',
      success: { status: 200, description: 'OpenAPI 3.1', schema: z.record(z.string(), z.unknown()) },
      errors: [],
    }),
    openAPIRouteHandler(app, {
      documentation: {
        info: { title: 'Cadence API', version: '1.0.0', description: 'The product API, version 1.' },
        components: {
          schemas: namedSchemas(),
          securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
        },
      },
      excludeStaticFile: false,
      defaultValidationErrorResponse: false,
    }),
  )
}
