import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import { REMOTE_ENTRY } from '../build-facts.ts'
import type { ReleasePolicy } from '../release-policy.ts'
import type { ReleaseManifest } from '../store/release-manifest.ts'

/**
 * The size of members' downloads, in kilobytes of brotli: the entry and each page. For the host, the entry means all
 * first scripts, and a page means the files that each layout needs in addition.
 */
export interface Sizes {
  entry: number
  pages: Record<string, number>
}

async function compressed(file: string): Promise<number> {
  const bytes = await readFile(file)
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length }
  return (await promisify(brotliCompress)(bytes, { params })).length / 1000
}

/** Measures a build. @param dist its folder. @param unmeasured exposes that members never load. */
export async function sizesOf(
  { name, scripts, pages, layouts, entry = REMOTE_ENTRY }: ReleaseManifest,
  dist: string,
  unmeasured: readonly string[],
): Promise<Sizes> {
  const known = new Map<string, Promise<number>>()
  const sizeOf = (file: string) => {
    const size = known.get(file) ?? compressed(join(dist, file))
    known.set(file, size)
    return size
  }
  const sum = async (files: readonly string[]) =>
    (await Promise.all(files.map(sizeOf))).reduce((total, size) => total + size, 0)
  const measured = Object.entries({ ...pages, ...layouts })
    .filter(([page]) => !unmeasured.includes(page))
    .map(async ([page, { js }]): Promise<[string, number]> => [page, await sum(js)])
  return {
    entry: await sum(name === 'host' ? scripts : [entry]),
    pages: Object.fromEntries(await Promise.all(measured)),
  }
}

/** Compares sizes with a policy's budget. Pure. @returns a reason for each entry or page over it, or without one. */
export function overBudget({ entry, pages }: Sizes, { budget }: ReleasePolicy): string[] {
  if (!budget) return []
  const over = (what: string, size: number, limit: number) =>
    size > limit ? [`${what} has ${size.toFixed(1)} KB of scripts; its budget is ${limit} KB`] : []
  return [
    ...over('the entry', entry, budget.entry),
    ...Object.entries(pages).flatMap(([page, size]) => {
      const limit = budget.pages[page] ?? budget.page
      return limit === undefined ? [`${page} has no budget in the policy`] : over(page, size, limit)
    }),
  ]
}
