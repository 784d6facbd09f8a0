import {
  createBrowserRouter,
  type DataRouter,
  type LoaderFunctionArgs,
  redirect,
} from '@cadence/shared/router'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Visit, visitOf } from './page-visit.ts'

let router: DataRouter | undefined
let visits: Visit[] = []

const loader = ({ request }: LoaderFunctionArgs) => {
  visits.push(visitOf(request, router))
  return null
}
const page = (path: string) => ({ id: path, path, loader, element: null })

beforeEach(() => {
  visits = []
  history.replaceState(null, '', '/a?x#y')
  router = undefined
  router = createBrowserRouter([
    page('/a'),
    page('/b'),
    { path: '/leads', loader: () => redirect('/b?to#there'), element: null },
  ])
})
afterEach(() => router?.dispose())

const visit = () => {
  const { url, state, action, isEntered, from } = visits.at(-1) ?? {}
  return { url: url && url.pathname + url.search + url.hash, state, action, isEntered, from }
}
const stands = (path: string) =>
  expect.poll(() => router?.state.initialized && router.state.location.pathname).toBe(path)

test('the first one is known with its hash, and leads from nowhere', async () => {
  await stands('/a')
  expect(visit()).toEqual({
    url: '/a?x#y',
    state: undefined,
    action: 'POP',
    isEntered: true,
    from: undefined,
  })
})

test('a followed link has no history entry yet', async () => {
  await stands('/a')
  await router?.navigate('/b?q#h', { state: { x: 1 } })
  expect(visit()).toEqual({ url: '/b?q#h', state: { x: 1 }, action: 'PUSH', isEntered: false, from: '/a' })
  expect(visits.at(-1)?.signal.aborted).toBe(false)
})

test('a replacing visit and a visit of the current page have an entry already', async () => {
  await stands('/a')
  await router?.navigate('/b', { replace: true })
  expect(visit()).toMatchObject({ action: 'REPLACE', isEntered: true })
  await router?.navigate('/b')
  expect(visit()).toMatchObject({ action: 'PUSH', isEntered: true, from: '/b' })
})

test('a redirected visit carries no state', async () => {
  await stands('/a')
  await router?.navigate('/leads', { state: { x: 1 } })
  expect(visit()).toEqual({ url: '/b?to#there', state: null, action: 'PUSH', isEntered: false, from: '/a' })
})

test('the page on screen that is asked for again is known with its hash too', async () => {
  await stands('/a')
  await router?.revalidate()
  expect(visit()).toMatchObject({ url: '/a?x#y', action: 'POP', isEntered: true, from: '/a' })
})
