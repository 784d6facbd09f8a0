import type { RemoteName } from '@cadence/shared/contract'
import { NoShellError, registryOf } from './page.ts'

/** Time limit for the shell's first answer, in milliseconds. */
const PATIENCE_MS = 10_000

/** Reads the address of a shell. @throws Error that shows what an address looks like. */
export function parseShell(address: string): URL {
  const url = URL.canParse(address) ? new URL(address) : null
  if (url && /^https?:$/.test(url.protocol) && url.pathname === '/' && !url.search && !url.username)
    return url
  throw new Error(`'${address}' is no address of a shell: it looks like https://staging.example`)
}

async function firstPage(shell: URL): Promise<Response> {
  try {
    return await fetch(shell, {
      redirect: 'manual',
      headers: { accept: 'text/html' },
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
  } catch (error) {
    const cause = error instanceof Error ? (error.cause ?? error) : error
    throw new Error(
      `The shell at ${shell.origin} does not answer: ${cause instanceof Error ? cause.message : cause}`,
      { cause },
    )
  }
}

/**
 * Makes sure that a Cadence shell answers at an address.
 * @returns the remotes that the shell does not know. It has no routes for their pages.
 * @throws Error that says what answers there instead.
 */
export async function checkShell(shell: URL, names: readonly RemoteName[]): Promise<RemoteName[]> {
  const answer = await firstPage(shell)
  const moved = answer.headers.get('location')
  if (moved && answer.status < 400) {
    throw new Error(
      `${shell.origin} leads to ${new URL(moved, shell).href}: give the address at which the shell itself answers`,
    )
  }
  if (!answer.ok) throw new Error(`The shell at ${shell.origin} answers with ${answer.status}`)
  try {
    const { remotes } = registryOf(await answer.text())
    return names.filter((name) => !remotes.some((remote) => remote.name === name))
  } catch (error) {
    if (error instanceof NoShellError) throw new Error(`${shell.origin} answers, but ${error.message}`)
    throw error
  }
}
