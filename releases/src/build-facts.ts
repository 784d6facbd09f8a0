import * as z from 'zod/mini'
import { serverBuildSchema } from './registry.ts'

/** File in the folder of a build. It says what the build needs and gives, and the gate checks the release by it. */
export const FACTS = 'facts.json'

/** A remote's entry script, in the folder of its build. */
export const REMOTE_ENTRY = 'remoteEntry.js'

/** Archive of a remote's types, as Module Federation's plugin writes it. */
export const REMOTE_TYPES = '@mf-types.zip'

/** File of a release's server build, in CommonJS. The host's server build provides all shared modules. */
export const SERVER_BUILD = 'server.cjs'

/** File in which a remote's build says what it exposes, and which files each page needs first. */
export const CONTAINER_MANIFEST = 'mf-manifest.json'

const { integrity } = serverBuildSchema.shape

/** An expose of a remote: `auth/Login`. */
export const pageRefSchema = z.string().check(z.regex(/^[a-z][a-z0-9-]*\/.+$/))

/** A route of a host's build that shows a page of a remote. */
export const routeSchema = z.object({
  path: z.string(),
  /** `auth/Login`. */
  page: z.string(),
  /** Name of the layout around the page, by which the gate tells routes for members from public ones. */
  layout: z.string(),
  /** Selector of what is there once the page is shown; without it the gate waits for a heading in the root of React. */
  shows: z.optional(z.string()),
})
export type RouteFact = z.infer<typeof routeSchema>

/** The facts of a build. They come from its module graph and its types, never from the text of its sources. */
export const releaseFactsSchema = z.object({
  /** `host`, or the name of a remote. */
  part: z.string(),
  version: z.string(),
  /** Commit it was built from, where that is known. */
  commit: z.optional(z.string()),
  /** Team that answers for it, from the policy beside its sources. */
  owner: z.string(),
  /** Types that host and remotes have in common; absent where there are none. */
  contract: z.optional(
    z.object({
      /** Version of `shared`. */
      version: z.string(),
      /** Fingerprint of each declaration file of the contract: `contract/head.d.ts`. */
      types: z.record(z.string(), z.string()),
    }),
  ),
  /** The scripts and styles that the build's chunks name, each with its hash at build time. */
  chunks: z.record(z.string(), integrity),
  /** Of a remote: the ranges of the shared modules that it asks for: `react/jsx-runtime`, `@cadence/shared/ui`. */
  takes: z.optional(z.record(z.string(), z.string())),
  /** Of a remote: the shared modules of which it has a copy of its own, for a host that does not give them. */
  brings: z.optional(z.array(z.string())),
  /** Of a remote: the names that it imports from each entry point of `shared`. */
  imports: z.optional(z.record(z.string(), z.array(z.string()))),
  /** Of a host: the shared modules that it gives, with the names that they export where the bundler knows them. */
  gives: z.optional(
    z.record(z.string(), z.object({ version: z.string(), exports: z.optional(z.array(z.string())) })),
  ),
  /** Of a host: the routes that show pages of remotes. */
  routes: z.optional(z.array(routeSchema)),
  /** Of a host: the fragments of remotes that it shows around the pages: `dashboard/Focus`. */
  fragments: z.optional(z.array(z.string())),
})
export type Contract = NonNullable<z.infer<typeof releaseFactsSchema>['contract']>
export type ReleaseFacts = z.infer<typeof releaseFactsSchema>
