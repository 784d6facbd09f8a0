import { describe, expect, test, vi } from 'vitest'
import { redirect, redirectDocument, replace } from './redirect.ts'
import { address, loaders, router, shown, visits } from './router.test-kit.ts'

describe('a redirect', () => {
  test.each([
    ['thrown', () => Promise.reject(redirect('/b?x#y'))],
    ['answered', () => redirect('/b?x#y')],
  ])('that is %s leads on, and the page before stays in the history', async (_how, load) => {
    loaders.set('/a', load)
    await router.navigate('/a', { state: 'gone' })
    expect([shown(), address(), router.state.location.state]).toEqual(['/b', '/b?x#y', null])
    await router.navigate(-1)
    expect(address()).toBe('/')
  })

  test.each([
    ['a replaced page', () => router.navigate('/a', { replace: true })],
    ['one that wants it', () => router.navigate('/c')],
    ['the page on screen', () => router.navigate('/?first')],
  ])('of %s adds nothing to the history', async (_what, go) => {
    loaders.set('/c', () => replace('/b'))
    loaders.set('/a', () => redirect('/b'))
    await router.navigate('/?first')
    loaders.set('/', () => redirect('/b'))
    await go()
    expect([address(), router.state.historyAction]).toEqual(['/b', 'REPLACE'])
    loaders.delete('/')
    await router.navigate(-1)
    expect(address()).toBe('/')
  })

  test('on the way back takes the place of what the history holds', async () => {
    await router.navigate('/a')
    loaders.set('/', () => redirect('/b'))
    await router.navigate(-1)
    await vi.waitFor(() => expect(address()).toBe('/b'))
    await router.navigate(1)
    expect(address()).toBe('/a')
  })

  test('keeps what was wanted of the scroll position', async () => {
    loaders.set('/a', () => redirect('/b'))
    await router.navigate('/a', { preventScrollReset: true })
    expect(router.state.arrival?.preventScrollReset).toBe(true)
  })

  test('that goes in a circle ends, and says so', async () => {
    loaders.set('/a', () => redirect('/b'))
    loaders.set('/b', () => redirect('/a'))
    await router.navigate('/a')
    expect(Object.values(router.state.errors ?? {})).toEqual([
      expect.objectContaining({ message: expect.stringMatching(/^Redirected 20 times/) }),
    ])
    expect(router.state.navigation.state).toBe('idle')
    expect(visits.length).toBeLessThan(30)
  })

  test('may not lead out of the app', async () => {
    loaders.set('/a', () => redirect('//evil.example'))
    await router.navigate('/a')
    expect(String(router.state.errors?.['/a'])).toContain('out of the app')
  })

  test('into a fresh document leaves what is on screen; it is replaced where the visit replaces', async () => {
    const assign = vi.spyOn(location, 'assign').mockImplementation(() => undefined)
    const put = vi.spyOn(location, 'replace').mockImplementation(() => undefined)
    loaders.set('/a', () => redirectDocument('/a?x#y'))
    await router.navigate('/a')
    expect(assign).toHaveBeenCalledExactlyOnceWith(`${location.origin}/a?x#y`)
    expect([shown(), router.state.navigation.state]).toEqual(['/', 'loading'])
    await router.navigate('/a', { replace: true })
    expect(put).toHaveBeenCalledExactlyOnceWith(`${location.origin}/a?x#y`)
    expect(assign).toHaveBeenCalledOnce()
  })
})
