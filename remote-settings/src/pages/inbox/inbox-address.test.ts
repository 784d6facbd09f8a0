import { expect, test, vi } from 'vitest'
import { filterOf, queryOf, viewOf } from './inbox-address.ts'

const view = (query: string) => viewOf(new URLSearchParams(query))
const first = { status: 'new', kind: null, search: '', thread: null }

test.each([
  ['', first],
  ['?status=closed&kind=demo', { ...first, status: 'closed', kind: 'demo' }],
  ['?status=all&search=L%C3%A9a', { ...first, status: 'all', search: 'Léa' }],
  ['?thread=a-b', { ...first, thread: 'a-b' }],
])('%j is a view, and its query is the same address', (query, expected) => {
  // The oldest browsers that count have no `size` there.
  vi.spyOn(URLSearchParams.prototype, 'size', 'get').mockReturnValue(undefined as never)
  expect(view(query)).toEqual(expected)
  expect(queryOf(view(query))).toBe(query)
})

test('what the address does not know is left out, and what is too long is cut', () => {
  expect(view('?status=lost&kind=spam&thread=&search=')).toEqual(first)
  expect(view(`?search=${'x'.repeat(300)}`).search).toHaveLength(100)
})

test('the API is asked for what was chosen, and for nothing more', () => {
  expect(filterOf(view(''))).toEqual({ status: 'new' })
  expect(filterOf(view('?status=all&kind=support&search=%20a%20&thread=x'))).toEqual({
    kind: 'support',
    search: 'a',
  })
})
