import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http'

/** What concerns one connection alone, and is each side's own. */
const ofConnection = ['connection', 'keep-alive', 'proxy-connection', 'te', 'trailer', 'transfer-encoding']

/** Encodings that this proxy can read, where it has to write into an answer. */
const readable = /^(?:gzip|br|identity)\b/

const without = (headers: IncomingHttpHeaders, names: readonly string[]): OutgoingHttpHeaders =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !names.includes(name)))

/** What is asked of the shell: as if its own page asked. Pure. @param local origin of the proxy. */
export function requestHeaders(headers: IncomingHttpHeaders, shell: URL, local: string): OutgoingHttpHeaders {
  const asked = without(headers, ofConnection)
  const own = (address: string) => address.replace(local, shell.origin)
  const encodings = String(headers['accept-encoding'] ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => readable.test(part))
  return {
    ...asked,
    host: shell.host,
    ...(headers.origin ? { origin: own(headers.origin) } : {}),
    ...(headers.referer ? { referer: own(headers.referer) } : {}),
    ...(headers['accept-encoding'] ? { 'accept-encoding': encodings.join(', ') || 'identity' } : {}),
  }
}

/**
 * A cookie of the shell as this machine can keep it, which has another name and no TLS. One whose name binds it to TLS
 * stays as it is: a browser refuses it any other way.
 */
function localCookie(cookie: string): string {
  if (/^__(?:Host|Secure)-/.test(cookie)) return cookie
  return cookie
    .replace(/;\s*(?:Domain=[^;]*|Secure|Partitioned)(?=;|$)/gi, '')
    .replace(/(;\s*SameSite=)None/i, '$1Lax')
}

/** The policy of a page, which may also hear of edits over a socket of the proxy, and is not moved to TLS. Pure. */
function localPolicy(policy: string, local: string): string {
  const socket = local.replace(/^http/, 'ws')
  return policy
    .split(';')
    .map((directive) => directive.trim())
    .filter((directive) => !/^upgrade-insecure-requests\b/i.test(directive))
    .map((directive) => (/^connect-src\s/i.test(directive) ? `${directive} ${socket}` : directive))
    .join('; ')
}

/** What a browser of this machine is told of the shell's answer. Pure. @param local origin of the proxy. */
export function responseHeaders(
  headers: IncomingHttpHeaders,
  shell: URL,
  local: string,
): OutgoingHttpHeaders {
  const told = without(headers, [...ofConnection, 'strict-transport-security'])
  const policy = headers['content-security-policy']
  const { location } = headers
  return {
    ...told,
    ...(headers['set-cookie'] ? { 'set-cookie': headers['set-cookie'].map(localCookie) } : {}),
    ...(typeof policy === 'string' ? { 'content-security-policy': localPolicy(policy, local) } : {}),
    ...(location?.startsWith(`${shell.origin}/`)
      ? { location: local + location.slice(shell.origin.length) }
      : {}),
  }
}
