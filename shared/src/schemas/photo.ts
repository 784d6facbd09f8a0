import * as z from 'zod/mini'

/** Most bytes of a photo that is sent. What is stored is a WebP of 256 × 256 pixels. */
export const PHOTO_BYTES = 300 * 1024

/** Longest side of a photo that is sent, in pixels. */
export const PHOTO_SIDE_MAX = 512

/** Media types that a photo may be sent as. */
export const photoTypes = ['image/webp', 'image/jpeg', 'image/png'] as const
export const photoTypeSchema = z.enum(photoTypes)
export type PhotoType = z.infer<typeof photoTypeSchema>
