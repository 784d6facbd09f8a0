import * as z from 'zod/mini'
import { dashboardParamsSchema } from './dashboard.ts'

/** Which dashboard each member of a browser opened last, by the member's id. */
export const lastOpenedSchema = z.record(z.string(), dashboardParamsSchema.shape.id)
