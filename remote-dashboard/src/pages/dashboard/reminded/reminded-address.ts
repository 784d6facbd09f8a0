import { z } from '@cadence/shared/schemas'

const recordId = z.string().check(z.regex(/^[\w-]{1,64}$/))
const day = z.string().check(z.regex(/^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/))

const remindedSchema = z.union([z.object({ task: recordId }), z.object({ event: recordId, day })])

/** What a reminder is about: a task, or an event with the day on which it begins. */
export type Reminded = z.infer<typeof remindedSchema>

/** The names of what a reminder adds to the address of the page. */
const names = ['task', 'event', 'day'] as const

/** What an address of the page asks to be shown; null for any other address. The API writes it into reminders. */
export function remindedOf(params: URLSearchParams): Reminded | null {
  const asked = Object.fromEntries(
    names.flatMap((name) => {
      const value = params.get(name)
      return value === null ? [] : [[name, value]]
    }),
  )
  return remindedSchema.safeParse(asked).data ?? null
}

/** The address without it, so that a reload does not show it again. */
export function withoutReminded(params: URLSearchParams): URLSearchParams {
  const rest = new URLSearchParams(params)
  for (const name of names) rest.delete(name)
  return rest
}
