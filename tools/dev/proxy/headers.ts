import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http'

/** Headers that belong to one connection. A proxy does not pass them on. */
const ofConnection = ['connection', 'keep-alive', 'proxy-connection', 'te', 'trailer', 'transfer-encoding']

/** Encodings that the proxy can decode: it changes the text of some answers. */
const readable = /^(?:gzip|br|identity)\b/

const without = (headers: IncomingHttpHeaders, names: readonly string[]): OutgoingHttpHeaders =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !names.includes(name)))

/** The headers of a request to the shell, as a page of the shell sends it. Pure. @param local origin of the proxy. */
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
 * A cookie of the shell for the proxy, which has another domain and no TLS. A cookie with the prefix `__Host-` or
 * `__Secure-` stays as it is, because a browser refuses such a cookie without `Secure`.
 */
function localCookie(cookie: string): string {
  if (/^__(?:Host|Secure)-/.test(cookie)) return cookie
  return cookie
    .replace(/;\s*(?:Domain=[^;]*|Secure|Partitioned)(?=;|$)/gi, '')
    .replace(/(;\s*SameSite=)None/i, '$1Lax')
}

/** A page's content policy for the proxy: it allows the socket of live reload, and no longer asks for TLS. Pure. */
function localPolicy(policy: string, local: string): string {
  const socket = local.replace(/^http/, 'ws')
  return policy
    .split(';')
    .map((directive) => directive.trim())
    .filter((directive) => !/^upgrade-insecure-requests\b/i.test(directive))
    .map((directive) => (/^connect-src\s/i.test(directive) ? `${directive} ${socket}` : directive))
    .join('; ')
}

/** The headers of the shell's answer for a browser of this machine. Pure. @param local origin of the proxy. */
export function responseHeaders(
  headers: IncomingHttpHeaders,
  shell: URL,
  local: string,
): OutgoingHttpHeaders {
  const passed = without(headers, [...ofConnection, 'strict-transport-security'])
  const policy = headers['content-security-policy']
  const { location } = headers
  return {
    ...passed,
    ...(headers['set-cookie'] ? { 'set-cookie': headers['set-cookie'].map(localCookie) } : {}),
    ...(typeof policy === 'string' ? { 'content-security-policy': localPolicy(policy, local) } : {}),
    ...(location?.startsWith(`${shell.origin}/`)
      ? { location: local + location.slice(shell.origin.length) }
      : {}),
  }
}
