import type { ServerBuildFile } from '@cadence/releases/registry'
import { pageHeadSchema } from '@cadence/shared/contract/head'
import * as z from 'zod/mini'

/** A release's server build, as it is found and checked before it runs. */
export interface BuildToRun {
  version: string
  server: ServerBuildFile
}

/** A request to the renderer: one page of two releases, with its path and its address. */
export interface RenderRequest {
  host: BuildToRun
  remote: BuildToRun & { name: string; owner: string }
  page: string
  path: string
  origin: string
}

/** A page as the first HTML holds it. It comes from releases, so it is checked where it arrives. */
const renderedPageSchema = z.object({
  html: z.string(),
  css: z.string(),
  /** Names of the styles, as Emotion looks for them when the page starts. */
  styles: z.string().check(z.regex(/^[\w -]*$/)),
  head: pageHeadSchema,
})

/** A rendered page: null when the page did not ask for rendering on the server. */
export const answerSchema = z.nullable(renderedPageSchema)
export type Answer = z.infer<typeof answerSchema>

const buildFileSchema = z.object({ file: z.string(), integrity: z.string() })

/** A task for a process that renders: first to run the builds of its two releases, then to render pages of them. */
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
