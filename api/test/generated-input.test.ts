import { googleErrors } from '@cadence/shared/schemas'
import * as fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { Passwords } from '../src/auth/passwords.ts'
import { CalendarError } from '../src/subscriptions/calendar-error.ts'
import { CalendarFetcher } from '../src/subscriptions/calendar-fetcher.ts'
import { routes } from './support/all-routes.ts'
import { apiForTests } from './support/api-for-tests.ts'
import { type FuzzedRequest, fuzzedRequest, oneOfEachRoute } from './support/fuzz-request.ts'
import { endOf } from './support/google-sign-in.ts'
import { type Answer, newMember, PASSWORD, partOf, type TestApi } from './support/test-api.ts'

/** `GENERATED_RUNS=22500` sends a thousand to every route; on PostgreSQL the checks only take longer. */
const RUNS = process.env.DATABASE_URL ? 2_250 : Number(process.env.GENERATED_RUNS || 2_500)
const AT_ONCE = 10
const REAL_HASHES = 60

/** Hashes a few times. After that only the hashing is skipped; the rest of the request still runs. */
class CountedPasswords extends Passwords {
  asked = 0

  override hash(password: string, like?: string): Promise<string> {
    this.asked++
    return this.asked <= REAL_HASHES ? super.hash(password, like) : this.decoy()
  }
}

// No provider listens at this port: the callback checks its query before it asks the provider.
const api = apiForTests({ RATE_LIMIT_SCALE: '100000', OPENID_PORT: '1' })
let send: TestApi['call']
let member: Awaited<ReturnType<typeof newMember>>
/** A body may name any address, and this test asks no other machine. */
const calendars = new CalendarFetcher({ allowsThisMachine: false, userAgent: 'test' })
calendars.fetch = async () => {
  throw new CalendarError('unreachable')
}
const passwords = new CountedPasswords()
beforeAll(async () => {
  send = api.variant({ passwords, calendars })
  member = await newMember(api)
})

test('the requests are made from every route there is, and from bodies that pass', () => {
  const known = api.app.routes
    .filter(({ method }) => method !== 'ALL')
    .map(({ method, path }) => `${method} ${path.replace('/api/v1', '')}`)
  expect(routes.map(({ method, path }) => `${method} ${path}`).toSorted()).toEqual(
    [...new Set(known)].toSorted(),
  )
  for (const { path, body } of routes) {
    if (!body) continue
    expect(body.schema.safeParse(body.sample).success, path).toBe(true)
    expect(Object.keys(body.sample).toSorted(), path).toEqual(Object.keys(body.schema.shape).toSorted())
  }
})

const schemas = new Map(routes.map(({ method, path, body }) => [`${method} ${path}`, body?.schema]))

/** Whether only the body is unusual, and the schema refuses it. */
function mustRefuse({ route, body, fuzzedBody }: FuzzedRequest): boolean {
  const schema = schemas.get(route)
  if (!fuzzedBody || !schema || body === undefined) return false
  try {
    // A BOM is allowed: decoding removes it.
    return !schema.safeParse(JSON.parse(body.replace(/^\ufeff/, ''))).success
  } catch {
    return true
  }
}

/** The faults of an answer. */
function fault(request: FuzzedRequest, answer: Answer): string | undefined {
  const { status, body, text, headers } = answer
  if (status >= 500) return 'is a failure of ours'
  if (/node_modules|\.ts:\d|at \w+ \(|drizzle|select "/.test(text)) return 'tells about the inside'
  if (status >= 400 && request.method !== 'HEAD') {
    const message = partOf(body, 'message')
    if (typeof message !== 'string' || !/^[A-Z"][^\n]{8,200}$/.test(message)) return 'has no readable message'
  }
  if (status < 400 && mustRefuse(request)) return 'accepts too much'
  if (headers.get('x-content-type-options') !== 'nosniff') return 'misses the security headers'
  if (status === 302) {
    const { error, token } = endOf(answer)
    if (token !== '' || !googleErrors.some((known) => known === error)) return 'leads elsewhere'
  }
  return undefined
}

/** Several at once, as on a real server; when one fails, fast-check finds it. */
const requests = fc.array(fuzzedRequest, { minLength: 1, maxLength: AT_ONCE * 2, size: 'max' })

test('no request causes a failure inside, and refusals have a readable message', async () => {
  const answers = new Map<string, number>()
  let refused = 0

  async function check(request: FuzzedRequest): Promise<void> {
    const { method, target, headers, body } = request
    const answer = await send(method, target, {
      headers,
      ...(body !== undefined && { body }),
      ...(request.member && { token: member.token }),
    })
    const found = fault(request, answer)
    if (found)
      throw new Error(`${answer.status} ${found}: ${answer.text.slice(0, 300)}\n${JSON.stringify(request)}`)
    answers.set(request.route, (answers.get(request.route) ?? 0) + 1)
    if (answer.status >= 300) refused++
  }

  const seed = process.env.FC_SEED && { seed: Number(process.env.FC_SEED) }
  const checked = (some: fc.Arbitrary<FuzzedRequest[]>) =>
    fc.asyncProperty(some, async (all) => void (await Promise.all(all.map(check))))
  await fc.assert(checked(oneOfEachRoute), { numRuns: 1, ...seed })
  await fc.assert(checked(requests), { numRuns: RUNS / AT_ONCE, ...seed })
  for (const { method, path } of routes) {
    expect(answers.get(`${method} ${path}`), `${method} ${path}`).toBeGreaterThan(0)
  }
  const sent = [...answers.values()].reduce((sum, count) => sum + count)
  expect(sent).toBeGreaterThanOrEqual(RUNS * 0.9)
  // The others pass the schema: additional fields, or another text of the same kind.
  expect(refused / sent).toBeGreaterThan(0.75)

  await api.services.background.idle()
  // The work after the answers succeeded too, and no prototype was polluted.
  expect(api.logLines.filter((line) => JSON.parse(line).level >= 50)).toEqual([])
  expect(Object.keys(Object.prototype)).toEqual([])
  const credentials = { email: member.email, password: PASSWORD }
  const login = await api.call('POST', '/auth/login', { body: credentials })
  expect(login).toMatchObject({ status: 200, body: { user: { role: 'user', email: member.email } } })
}, 240_000)
