import * as z from 'zod/mini'

/** The topics of GET /changes. */
export const changeTopics = ['records', 'dashboards', 'preferences', 'profile', 'subscriptions'] as const
export const changeTopicSchema = z.enum(changeTopics)
export type ChangeTopic = z.infer<typeof changeTopicSchema>

/**
 * Events of GET /changes. `ready`: the subscription is active, so a client that reads its data now misses no later
 * change. `change`: data of the member have changed, in any session.
 */
export const changeEventSchema = z.discriminatedUnion('event', [
  z.object({ event: z.literal('ready') }),
  z.object({ event: z.literal('change'), data: z.object({ topic: changeTopicSchema }) }),
])
