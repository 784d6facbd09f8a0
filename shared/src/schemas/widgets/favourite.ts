import * as z from 'zod/mini'

/** A tool of the library that the member marked with a star; the record's id is the tool's. */
export const favouriteSchema = z.object({ since: z.iso.datetime() })
export type Favourite = z.infer<typeof favouriteSchema>
