import type { ServerBuildFile } from '@cadence/shared/contract'
import { pageHeadSchema } from '@cadence/shared/contract/head'
import * as z from 'zod/mini'

/** A release's server build, as the thread finds and checks it. */
export interface BuildToRun {
  version: string
  server: ServerBuildFile
}

/** What the thread is asked for: one page of two releases, at its path and for its address. */
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

/** The thread's answer: null for a page that did not ask to be rendered here. */
export const answerSchema = z.nullable(renderedPageSchema)
export type Answer = z.infer<typeof answerSchema>
