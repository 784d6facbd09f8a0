import * as z from 'zod/mini'

/** File in the folder of a build: what a browser needs of the release without a network. */
export const OFFLINE_FILES = 'offline-files.json'

/** Paths below the folder of the release, each with its hash (`sha384-…`). */
export const offlineFilesSchema = z.record(z.string(), z.string())
