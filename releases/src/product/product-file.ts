import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { dirname, extname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import * as z from 'zod/mini'
import { pageRefSchema, routeSchema } from '../build-facts.ts'
import { budgetSchema, rolloutPolicySchema } from '../release-policy.ts'

const text = z.string().check(z.minLength(1))

/** How a part is built, and what its team has decided. */
const partSchema = z.strictObject({
  /** Folder of its package, relative to the configuration. */
  folder: text,
  /** Command that builds it, run in that folder. Without it, the folder of the build is taken as it is. */
  build: z.optional(text),
  /** Folder of the build, relative to the part's. */
  dist: z._default(text, 'dist'),
  /** Team that answers for it; by default `team-<part>`. */
  owner: z.optional(text),
  /** The most that may have to be downloaded. Without it, sizes are measured and not limited. */
  budget: z.optional(budgetSchema),
  rollout: rolloutPolicySchema,
})
export type ProductPart = z.infer<typeof partSchema>

/** The configuration of a product: the one file that the release platform reads about it. */
export const productSchema = z.strictObject({
  /** For editors: where the JSON Schema of this file is. */
  $schema: z.optional(z.string()),
  /** The app that has the pages: its build holds an `index.html`. */
  shell: partSchema,
  /** The parts that it takes by Module Federation, by the names under which it imports them. */
  remotes: z.record(z.string().check(z.regex(/^[a-z][a-z0-9-]{0,63}$/)), partSchema),
  /** Addresses of the shell that show an expose of a remote. The gate opens them in a browser. */
  routes: z._default(
    z.array(
      z.strictObject({
        ...z.omit(routeSchema, { layout: true }).shape,
        page: pageRefSchema,
        /** Selector of what is there once the page is shown. */
        shows: text,
      }),
    ),
    [],
  ),
  browser: z._default(
    z.strictObject({
      /** Path of a Chromium; by default the one that Playwright has installed. */
      executable: z.optional(text),
      /** What localStorage holds in the browser of the gate, by key. */
      storage: z._default(z.record(z.string(), z.string()), {}),
    }),
    { storage: {} },
  ),
  server: z._default(
    z.strictObject({
      /** Headers of every answer, such as a content policy, in which `{nonce}` is the one of the added script. */
      headers: z._default(z.record(z.string(), z.string()), {}),
    }),
    { headers: {} },
  ),
})
export type Product = z.infer<typeof productSchema>

/** A product's configuration, and the folder that its paths are relative to. */
export interface ProductFile {
  product: Product
  root: string
}

/** Names of the configuration, in the folder from which a command is called. */
const names = ['releases.config.json', 'releases.config.js', 'releases.config.mjs', 'releases.config.ts']

async function contentOf(file: string): Promise<unknown> {
  if (extname(file) === '.json') return JSON.parse(await readFile(file, 'utf8'))
  const module: { default?: unknown } = await import(pathToFileURL(file).href)
  return module.default
}

/**
 * Reads the configuration of a product. One in TypeScript needs a Node that runs TypeScript.
 * @param at the file, or the folder that holds it. @throws Error that names the file and what is wrong with it.
 */
export async function readProduct(at: string): Promise<ProductFile> {
  const file = extname(at) === '' ? names.map((name) => resolve(at, name)).find(existsSync) : resolve(at)
  if (!file) throw new Error(`There is no releases.config.json in ${resolve(at)}`)
  try {
    return {
      product: productSchema.parse(await contentOf(file), { error: z.locales.en().localeError }),
      root: dirname(file),
    }
  } catch (cause) {
    const why = cause instanceof z.core.$ZodError ? z.prettifyError(cause) : String(cause)
    throw new Error(`${join(file)} is not a configuration of releases:\n${why}`, { cause })
  }
}
