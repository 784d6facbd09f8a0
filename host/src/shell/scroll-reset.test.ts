import { createMemoryRouter } from '@cadence/shared/router/server'
import { expect, test } from 'vitest'
import { withScrollReset } from './scroll-reset.ts'

const scrollOf = ({ restoreScrollPosition, preventScrollReset }: ReturnType<typeof begin>['state']) => [
  restoreScrollPosition,
  preventScrollReset,
]

function begin() {
  const loader = () => null
  const router = createMemoryRouter([
    { path: '/', loader },
    { path: '/login', loader },
  ])
  router.enableScrollRestoration({}, () => 626)
  return router
}

test('a page that is guarded again before it was rendered starts at its top all the same', async () => {
  const router = begin()
  let shown = router.state
  withScrollReset(router).subscribe((state) => {
    shown = state
  })
  await router.navigate('/login')
  expect(scrollOf(shown)).toEqual([null, false])
  await router.revalidate()
  expect(scrollOf(router.state)).toEqual([false, false])
  expect(scrollOf(shown)).toEqual([null, false])
})

test('a page that stays where it is does so when it is guarded again', async () => {
  const router = begin()
  let shown = router.state
  withScrollReset(router).subscribe((state) => {
    shown = state
  })
  await router.navigate('/login', { preventScrollReset: true })
  await router.revalidate()
  expect(scrollOf(shown)).toEqual([null, true])
  await router.navigate(-1)
  expect(scrollOf(shown)).toEqual([626, false])
})
