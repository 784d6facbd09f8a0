import { z } from '@cadence/shared/schemas'

/** Numbers of completed focus sessions that are a milestone. */
export const sessionMilestones = [1, 10, 25, 50, 100, 250, 500, 1000] as const

/**
 * A milestone of a member who shares theirs. `seed` tells members apart and is not their id; `own` is true for the member who
 * asks; `day` is that of the milestone, in UTC: nobody learns at what hour another one works.
 */
export const milestoneSchema = z.object({
  firstName: z.string(),
  character: z.nullable(z.string()),
  seed: z.string(),
  own: z.boolean(),
  kind: z.enum(['sessions', 'referrals']),
  count: z.number(),
  day: z.string(),
})
export type Milestone = z.infer<typeof milestoneSchema>

/** Answer of GET /community/milestones: the newest first. */
export const milestonesSchema = z.object({ milestones: z.array(milestoneSchema) })
