import { OFFLINE_FILES, offlineFilesSchema } from '@cadence/releases/offline-files'
import { CACHES } from './messages.ts'
import { hasKeepableName, isKeepableFile, releaseFolderOf } from './request-rule.ts'

const FILES = `${CACHES}files`

/** So many files are fetched at a time for later. */
const AT_A_TIME = 3

const pathOf = (address: string) => new URL(address).pathname

function isKeepable(pathname: string, answer: Response): boolean {
  const { status, type, redirected, headers } = answer
  return isKeepableFile(pathname, { status, type, redirected, contentType: headers.get('content-type') })
}

/** Keeps an answer. A full or forbidden storage keeps nothing, and the page goes on. */
async function keep(pathname: string, answer: Response): Promise<void> {
  try {
    await (await caches.open(FILES)).put(pathname, answer)
  } catch {
    // The next use asks the network again.
  }
}

/** Files of a release never change, so a kept one needs no network. `later` gets what goes on after the answer. */
export async function keptFile(request: Request, later: (work: Promise<unknown>) => void): Promise<Response> {
  const pathname = pathOf(request.url)
  const kept = await caches.match(pathname, { cacheName: FILES, ignoreVary: true }).catch(() => undefined)
  if (kept) return kept
  const answer = await fetch(request)
  if (isKeepable(pathname, answer)) later(keep(pathname, answer.clone()))
  return answer
}

/** A page asks for a file under a fresh address because its copy is bad or does not come. */
export async function forgetFile(request: Request): Promise<void> {
  await (await caches.open(FILES)).delete(pathOf(request.url))
}

/** Fetches a file for later, unless it is kept. @param integrity hash of its content, where the build knows it. */
async function fetchFile(cache: Cache, pathname: string, integrity: string | null): Promise<void> {
  if (await cache.match(pathname, { ignoreVary: true })) return
  const answer = await fetch(pathname, integrity === null ? {} : { integrity })
  if (isKeepable(pathname, answer)) await cache.put(pathname, answer)
}

/** The files of a release with their hashes. A release from before there were lists has none. */
async function listOf(cache: Cache, folder: string): Promise<[string, string | null][]> {
  const address = folder + OFFLINE_FILES
  await fetchFile(cache, address, null)
  const list = await cache.match(address, { ignoreVary: true })
  if (!list) return []
  const files = offlineFilesSchema.parse(await list.json())
  return Object.entries(files).map(([file, integrity]) => [folder + file, integrity])
}

/** Fetches for later what a page would need without a network. The first failure ends it, and the next page goes on. */
export async function fetchMissing(whole: readonly string[], loaded: readonly string[]): Promise<void> {
  const cache = await caches.open(FILES)
  const lists = await Promise.all(whole.map((folder) => listOf(cache, folder)))
  const used = loaded
    .filter((file) => releaseFolderOf(file) && hasKeepableName(file))
    .map((file): [string, null] => [file, null])
  const waiting = [...lists.flat(), ...used]
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) await fetchFile(cache, ...next)
  }
  await Promise.all(Array.from({ length: AT_A_TIME }, work))
}

/** Drops the files of releases that no document runs. */
export async function dropFilesOutside(folders: ReadonlySet<string>): Promise<void> {
  const cache = await caches.open(FILES)
  for (const request of await cache.keys()) {
    const folder = releaseFolderOf(pathOf(request.url))
    if (folder === null || !folders.has(folder)) await cache.delete(request)
  }
}
