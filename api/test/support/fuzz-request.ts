import * as fc from 'fast-check'
import { type Route, routes } from './all-routes.ts'
import { spoiltJson } from './fuzz-json.ts'

/** A request with at least one invalid part. */
export interface FuzzedRequest {
  route: string
  method: string
  /** The path below /api/v1, as it is sent. */
  target: string
  headers: Record<string, string>
  body?: string
  /** Whether it is sent with a member's access token. */
  member: boolean
  /** Only the body is unusual: then the route's schema decides about it. */
  fuzzedBody?: true
}

const json = { 'Content-Type': 'application/json' }
const nameOf = ({ method, path }: Route) => `${method} ${path}`

/** Half a surrogate pair and other invalid UTF-8, encoded for a path or query. */
const percent = (text: string) =>
  Array.from(text, (char) => (char.isWellFormed() ? encodeURIComponent(char) : '%ED%A0%80')).join('')

const part = fc.oneof(
  fc.constantFrom(
    '',
    '%',
    '%zz',
    '%00',
    '%2e%2e',
    '%2F',
    '%5c',
    '%ff%fe',
    '%ED%A0%80',
    '..%2f..%2fetc',
    '%0d%0aSet-Cookie:a=b',
    '%E2%80%AE',
    '%EF%BC%A1',
    '%F0%9F%98%80',
    'x'.repeat(129),
    'x'.repeat(10_000),
    '__proto__',
    'constructor',
    "'%20or%201=1--",
    'a,b',
    'a;b',
    '*',
  ),
  fc.string({ unit: 'binary', maxLength: 40 }).map(percent),
  fc.string({ unit: 'grapheme', maxLength: 40 }).map(percent),
)

const query = fc
  .array(
    fc.tuple(
      fc.oneof(
        fc.constantFrom(
          'state',
          'code',
          'error',
          'error_description',
          'iss',
          'id_token',
          'response',
          'session_state',
          'since',
          'base',
        ),
        part,
      ),
      part,
    ),
    { maxLength: 6 },
  )
  .map((pairs) => pairs.map((pair) => pair.join('=')).join('&'))

const base64url = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
const latin = fc.string({
  unit: fc.integer({ min: 0x20, max: 0xff }).map((code) => String.fromCharCode(code === 0x7f ? 0x20 : code)),
  maxLength: 60,
})
const headerValue = fc.oneof(
  latin,
  latin.map((text) => `Bearer ${text}`),
  fc.tuple(fc.jsonValue(), fc.jsonValue(), latin).map(([header, claims, signature]) => {
    return `Bearer ${base64url(header)}.${base64url(claims)}.${Buffer.from(signature).toString('base64url')}`
  }),
  latin.map((text) => `cadence-google=${text}; __Host-cadence-google=${text}`),
  fc.constantFrom(
    '',
    'Bearer',
    'Bearer x',
    `Bearer ${'x'.repeat(43)}`,
    `Bearer ${'x.'.repeat(3000)}`,
    'Basic YTpi',
    'cadence-google=%zz',
    'cadence-google=%00%ED%A0%80',
    `cadence-google=${'x'.repeat(4000)}`,
    'application/json; charset=utf-7',
    'application/json;',
    'multipart/form-data; boundary=',
    'chunked',
    '-1',
    '1e9',
    '99999999999999999999',
    'null',
    'http://localhost:3000',
    'cross-site',
    'document',
    '::ffff:127.0.0.1, ,,',
    '1:2:3:4:5:6:7:8:9:10',
  ),
)
const headerName = fc.constantFrom(
  'Authorization',
  'Cookie',
  'Content-Type',
  'Content-Length',
  'Content-Encoding',
  'Transfer-Encoding',
  'Origin',
  'Host',
  'X-Forwarded-For',
  'X-Time-Zone',
  'User-Agent',
  'X-HTTP-Method-Override',
  'Sec-Fetch-Site',
  'Sec-Fetch-Dest',
  'Accept',
  'Range',
  'If-None-Match',
  'Access-Control-Request-Method',
  'Access-Control-Request-Headers',
)

/** A valid request of a route, as the basis of an invalid one. */
function plain(route: Route): FuzzedRequest {
  return {
    route: nameOf(route),
    method: route.method,
    target: route.path.replace(':id', 'odd'),
    headers: route.body ? json : {},
    ...(route.body && { body: JSON.stringify(route.body.sample) }),
    member: !route.path.startsWith('/auth/'),
  }
}

const fuzzedBodies = routes.flatMap((route) => {
  const { body } = route
  if (!body) return []
  return [spoiltJson(body.sample).map((text) => ({ ...plain(route), body: text, fuzzedBody: true as const }))]
})

const fuzzedPaths = fc
  .tuple(fc.constantFrom(...routes.filter(({ path }) => path.includes(':'))), part)
  .map(([route, id]) => ({ ...plain(route), target: route.path.replace(':id', id) }))

const fuzzedQueries = fc
  .tuple(fc.constantFrom(...routes.filter(({ method }) => method === 'GET')), query)
  .map(([route, text]) => ({ ...plain(route), target: `${route.path}?${text}` }))

const fuzzedCallbacks = fc.tuple(query, fc.boolean(), latin).map(([text, marked, secret]) => ({
  route: 'GET /auth/google/callback',
  method: 'GET',
  target: `/auth/google/callback?${text}`,
  headers: marked ? { Cookie: `cadence-google=${secret}` } : {},
  member: false,
}))

// A valid body is sent when it costs no hash, so that only the unusual header decides.
const hashing = /register|login|password$|account/
const withFuzzedHeaders = (route: Route): fc.Arbitrary<FuzzedRequest> =>
  fc.dictionary(headerName, headerValue, { minKeys: 1, maxKeys: 3 }).map((headers) => {
    const request = plain(route)
    return {
      ...request,
      ...(route.body && hashing.test(route.path) && { body: '{}' }),
      headers: { ...request.headers, ...headers },
    }
  })

const fuzzedHeaders = fc.constantFrom(...routes).chain(withFuzzedHeaders)

/** A request of each route: by chance alone a run misses a route now and then. */
export const oneOfEachRoute: fc.Arbitrary<FuzzedRequest[]> = fc.tuple(...routes.map(withFuzzedHeaders))

const fuzzedMethods = fc
  .tuple(
    fc.constantFrom(...routes),
    fc.constantFrom('GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'PROPFIND', 'FOO'),
    part,
  )
  .map(([route, method, text]) => {
    const body = method === 'GET' || method === 'HEAD' ? {} : { body: '{}' }
    const { route: name, target } = plain(route)
    return { route: name, method, target: `${target}/${text}`, headers: json, member: false, ...body }
  })

/** Mostly bodies, because a client can choose most there. */
export const fuzzedRequest: fc.Arbitrary<FuzzedRequest> = fc.oneof(
  { weight: 12, arbitrary: fc.oneof(...fuzzedBodies) },
  { weight: 2, arbitrary: fuzzedPaths },
  { weight: 1, arbitrary: fuzzedQueries },
  { weight: 2, arbitrary: fuzzedCallbacks },
  { weight: 3, arbitrary: fuzzedHeaders },
  { weight: 1, arbitrary: fuzzedMethods },
)
