import { expect, test } from 'vitest'
import { apiForTests } from '../../test/support/api-for-tests.ts'

const api = apiForTests()

test('the page names files of this API alone, and each of them is there with its type', async () => {
  const { status, headers, text } = await api.call('GET', '/docs')
  expect(status).toBe(200)
  expect(headers.get('content-type')).toBe('text/html; charset=UTF-8')
  expect(headers.get('content-security-policy')).not.toContain('unsafe')
  const named = [...text.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, address = '']) => address)
  expect(named.filter((address) => !/^(docs\/[\w.-]+|openapi\.json)$/.test(address))).toEqual([])
  for (const address of named) {
    const file = await api.call('GET', `/${address}`)
    expect([address, file.status]).toEqual([address, 200])
    expect(file.headers.get('content-type')).toMatch(
      /\.js$/.test(address)
        ? /^text\/javascript/
        : /\.css$/.test(address)
          ? /^text\/css/
          : /^(image\/png|application\/json)/,
    )
  }
})

test.each(['package.json', 'swagger-ui-bundle.js.map', '..%2Fpackage.json', 'toString'])(
  'nothing else of the viewer is served: %s',
  async (name) => {
    expect((await api.call('GET', `/docs/${name}`)).status).toBe(404)
  },
)
