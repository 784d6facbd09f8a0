import { versionPattern } from './release-manifest.ts'

/** The place of a release's file: the folder of the release, and the path in it. */
export interface ReleasePath {
  folder: string
  file: string
}

const name = /^[a-z][a-z0-9-]{0,63}$/
const isSegment = (segment: string) => /^[^\\/\0]+$/.test(segment) && segment !== '.' && segment !== '..'

function decode(path: string): string | null {
  try {
    return decodeURIComponent(path)
  } catch {
    return null
  }
}

/** Reads the path of an address; null when it cannot be a file of a release. Pure. */
export function releasePath(address: string): ReleasePath | null {
  const segments = decode(address)?.replace(/^\//, '').split('/')
  if (!segments?.every(isSegment)) return null
  const depth = segments[0] === 'host' ? 2 : 3
  if (segments[0] === 'remotes' ? !name.test(segments[1] ?? '') : segments[0] !== 'host') return null
  if (segments.length <= depth || !versionPattern.test(segments[depth - 1] ?? '')) return null
  return { folder: segments.slice(0, depth).join('/'), file: segments.slice(depth).join('/') }
}
