/**
 * What the service worker does with a request: keeps files and documents, hands on what the server answers to every other
 * navigation, and leaves the rest to the browser.
 */
export type RequestKind = 'file' | 'retriedFile' | 'document' | 'outside' | 'passThrough' | 'other'

/** What the rule needs to know of a request. */
export interface AskedRequest {
  url: string
  method: string
  mode: string
  /** Whether it asks for a part of a file, as players of videos do. */
  hasRange: boolean
}

const releaseFile = /^\/(?:host\/[^/]+|remotes\/[^/]+\/[^/]+)\/.+/

/** Previews and the operator's panel: after them, only the server knows which document this browser gets. */
const outside = /^\/__/

/** The kind of a request of this origin. A file with a query is a retry past a bad copy. Pure. */
export function kindOf({ url, method, mode, hasRange }: AskedRequest, origin: string): RequestKind {
  const asked = new URL(url)
  if (asked.origin !== origin || method !== 'GET') return 'other'
  if (mode === 'navigate') {
    if (outside.test(asked.pathname)) return 'outside'
    return /^\/(?:api|host|remotes)\//.test(asked.pathname) ? 'passThrough' : 'document'
  }
  if (hasRange || !releaseFile.test(asked.pathname)) return 'other'
  return asked.search === '' ? 'file' : 'retriedFile'
}

/** The folder of the release that a file belongs to, with slashes around it; null for any other path. Pure. */
export function releaseFolderOf(pathname: string): string | null {
  return /^\/(?:host\/[^/]+|remotes\/[^/]+\/[^/]+)\//.exec(pathname)?.[0] ?? null
}

/** The types of what is kept, by the end of the name. Videos, archives and server builds are not among them. */
const types: Readonly<Record<string, RegExp>> = {
  js: /^(?:text|application)\/javascript\b/,
  css: /^text\/css\b/,
  json: /^application\/json\b/,
  woff2: /^(?:font|application\/font)[/-]woff2\b/,
  svg: /^image\/svg\+xml\b/,
  png: /^image\/png\b/,
  webp: /^image\/webp\b/,
  avif: /^image\/avif\b/,
}

const typeOf = (pathname: string) => types[/\.([a-z0-9]+)$/.exec(pathname)?.[1] ?? '']

/** Whether a file is of a kind that is kept. Others are never fetched for later. Pure. */
export const hasKeepableName = (pathname: string): boolean => typeOf(pathname) !== undefined

/** What the rule needs to know of an answer. */
export interface Answered {
  status: number
  type: string
  redirected: boolean
  contentType: string | null
}

/** Whether an answer is the file itself: a network with a sign-in page answers HTML, with status 200. Pure. */
export function isKeepableFile(pathname: string, answer: Answered): boolean {
  return (
    answer.status === 200 &&
    answer.type === 'basic' &&
    !answer.redirected &&
    typeOf(pathname)?.test(answer.contentType ?? '') === true
  )
}
