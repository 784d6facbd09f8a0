import type { Browser, Page } from '@playwright/test'
import * as z from 'zod'

const compileEvent = z.object({
  name: z.literal('v8.compile'),
  args: z.object({
    data: z.object({
      url: z.url(),
      consumedCacheSize: z.number().default(0),
      cacheRejected: z.boolean().default(false),
    }),
  }),
})
const trace = z.object({ traceEvents: z.array(z.unknown()) })

/**
 * Which scripts of releases the browser had compiled before it ran them in a visit. Chromium only.
 * @returns paths of the scripts that ran, each with whether it was compiled before
 */
export async function compiledBefore(
  browser: Browser,
  page: Page,
  visit: () => Promise<unknown>,
): Promise<Map<string, boolean>> {
  await browser.startTracing(page, {
    categories: ['v8', 'devtools.timeline', 'disabled-by-default-v8.compile'],
  })
  await visit()
  const { traceEvents } = trace.parse(JSON.parse((await browser.stopTracing()).toString()))
  const events = traceEvents.flatMap((event) => compileEvent.safeParse(event).data ?? [])
  const compiles = events.map(({ args }) => ({ ...args.data, path: new URL(args.data.url).pathname }))
  return new Map(
    compiles
      .filter(({ path }) => /^\/(?:host|remotes)\//.test(path))
      .map(({ path, consumedCacheSize, cacheRejected }) => [path, consumedCacheSize > 0 && !cacheRejected]),
  )
}
