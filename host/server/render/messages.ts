import type { ServerBuildFile } from '@cadence/releases/registry'
import { pageHeadSchema } from '@cadence/shared/contract/head'
import * as z from 'zod/mini'

/** A release's server build: its version, its file, and the hash that is checked before it runs. */
export interface BuildToRun {
  version: string
  server: ServerBuildFile
}

/** A request to the renderer: a page of a host and a remote, with its path and the address of the site. */
export interface RenderRequest {
  host: BuildToRun
  remote: BuildToRun & { name: string; owner: string }
  page: string
  path: string
  origin: string
}

/** The parts of a page in the first HTML. Code of releases makes them, so the server checks them. */
const renderedPageSchema = z.object({
  html: z.string(),
  css: z.string(),
  /** Names of the styles. Emotion reads them from the HTML when the app starts. */
  styles: z.string().check(z.regex(/^[\w -]*$/)),
  head: pageHeadSchema,
})

/** A rendered page; null for a page without a head, which only the browser renders. */
export const answerSchema = z.nullable(renderedPageSchema)
export type Answer = z.infer<typeof answerSchema>

const buildFileSchema = z.object({ file: z.string(), integrity: z.string() })

/** A task of a render process: `prepare` runs the builds of its two releases, `render` renders one of their pages. */
export const taskSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('prepare'), store: z.string(), host: buildFileSchema, remote: buildFileSchema }),
  z.object({ kind: z.literal('render'), page: z.string(), path: z.string(), origin: z.string() }),
])
export type Task = z.infer<typeof taskSchema>

export const taskMessageSchema = z.object({ id: z.int(), task: taskSchema })

const thrownSchema = z.object({ name: z.string(), message: z.string(), stack: z.optional(z.string()) })
export type Thrown = z.infer<typeof thrownSchema>

/** The reply of a render process to a task: the result, or the error. */
export const replySchema = z.union([
  z.object({ id: z.int(), thrown: thrownSchema }),
  z.object({ id: z.int(), result: z.unknown() }),
])
