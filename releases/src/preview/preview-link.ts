import { PREVIEW_PATH } from '../registry.ts'
import { parseSource, queryOf, writtenSource } from './preview-override.ts'
import { signedQuery } from './preview-signature.ts'

/** What a link to a preview is made from. */
export interface PreviewLink {
  remote: string
  /** Address of the folder that holds the remote's entry, or a version of the store. */
  at: string
  /** Address of the shell. */
  shell: string
  /** The release server's secret. Without it the link only works in a shell in development. */
  secret?: string | undefined
  /** How long the link can be used; 7 days at most. */
  days: number
  /** Name of the author, for the page that asks whether to open the preview. */
  by?: string | undefined
}

/** A link that shows one remote from another source in the real shell. @throws Error that says what is wrong. */
export function previewLink({ remote, at, shell, secret, days, by }: PreviewLink): string {
  const source = parseSource(at)
  if (!source) throw new Error(`'${at}' is neither an address (http://localhost:3002) nor a version`)
  const written = writtenSource(source)
  const query = secret
    ? signedQuery({ remote, at: written, days, by }, secret)
    : queryOf({ remote, at: written })
  return `${new URL(shell).origin}${PREVIEW_PATH}?${query}`
}
