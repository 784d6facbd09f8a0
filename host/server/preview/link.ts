import type { RemoteName } from '@cadence/shared/contract'
import { PREVIEW_PATH } from '../../src/preview/reset.ts'
import { placeOf, queryOf, writtenPlace } from './override.ts'
import { signedQuery } from './signature.ts'

/** What a link to a preview is made of. */
export interface PreviewLink {
  remote: RemoteName
  /** Address of the folder that holds the remote's entry, or a version of the store. */
  at: string
  /** Address of the shell. */
  shell: string
  /** Without it the link is for a shell in development. */
  secret?: string | undefined
  /** How long the link can be used; 7 days at most. */
  days: number
  /** Who makes it: the page that asks whether to open it names them. */
  by?: string | undefined
}

/** A link that shows one remote from another place in the real shell. @throws Error that says what is wrong. */
export function previewLink({ remote, at, shell, secret, days, by }: PreviewLink): string {
  const place = placeOf(at)
  if (!place) throw new Error(`'${at}' is neither an address (http://localhost:3002) nor a version`)
  const written = writtenPlace(place)
  const query = secret
    ? signedQuery({ remote, at: written, days, by }, secret)
    : queryOf({ remote, at: written })
  return `${new URL(shell).origin}${PREVIEW_PATH}?${query}`
}
