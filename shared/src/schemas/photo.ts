import * as z from 'zod/mini'

/** Most bytes of a stored photo. */
export const PHOTO_BYTES = 300 * 1024

/** Longest side of a stored photo, in pixels. */
export const PHOTO_SIDE_MAX = 512

/** Media types that a stored photo may have. */
export const photoTypes = ['image/webp', 'image/jpeg', 'image/png'] as const
export const photoTypeSchema = z.enum(photoTypes)
export type PhotoType = z.infer<typeof photoTypeSchema>
