import * as z from 'zod/mini'

/** What GET /changes tells of. */
export const changeTopics = ['records', 'dashboards', 'preferences', 'profile'] as const
export const changeTopicSchema = z.enum(changeTopics)
export type ChangeTopic = z.infer<typeof changeTopicSchema>

/**
 * Events of GET /changes, by the name of the event: `ready` once what follows will be heard, so whoever reads then
 * misses nothing; and `change` when something of the member's has changed, by whatever session.
 */
export const changeEventSchema = z.discriminatedUnion('event', [
  z.object({ event: z.literal('ready') }),
  z.object({ event: z.literal('change'), data: z.object({ topic: changeTopicSchema }) }),
])
export type ChangeEvent = z.infer<typeof changeEventSchema>
