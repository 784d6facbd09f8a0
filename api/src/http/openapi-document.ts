import { Hono } from 'hono'
import { openAPIRouteHandler } from 'hono-openapi'
import * as z from 'zod/mini'
import { describe } from './describe.ts'
import type { AppEnv } from './env.ts'

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
          securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
        },
      },
      excludeStaticFile: false,
      defaultValidationErrorResponse: false,
    }),
  )
}
