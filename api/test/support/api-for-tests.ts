import { afterAll, afterEach, beforeAll } from 'vitest'
import { type FakeProvider, fakeProvider } from './fake-openid-provider.ts'
import { startApi, type TestApi } from './test-api.ts'

type Environment = Record<string, string>

/** An API for all tests of a file. Its clock is reset after each test. */
export function apiForTests(env: Environment | (() => Environment) = {}): TestApi {
  // `beforeAll` fills it.
  const api = {} as TestApi
  beforeAll(async () => {
    Object.assign(api, await startApi(typeof env === 'function' ? env() : env))
  })
  afterEach(() => {
    api.clock.offset = 0
  })
  afterAll(() => api.stop())
  return api
}

/** An API with a provider whose answers the tests choose. */
export function apiWithProvider(env: Environment = {}): { api: TestApi; provider: FakeProvider } {
  const provider = {} as FakeProvider
  beforeAll(async () => {
    Object.assign(provider, await fakeProvider())
  })
  const api = apiForTests(() => ({ ...env, GOOGLE_ISSUER: provider.issuer }))
  afterEach(() => provider.setDown(false))
  afterAll(() => provider.close())
  return { api, provider }
}
