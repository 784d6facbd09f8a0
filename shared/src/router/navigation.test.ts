import { describe, expect, test } from 'vitest'
import { redirect } from './redirect.ts'
import { address, gate, router, shown, visits } from './router.test-kit.ts'

describe('a navigation', () => {
  test('that takes a place in the history takes none of a page that a step back is loading', async () => {
    await router.navigate('/a')
    const { open } = gate('/')
    void router.navigate(-1)
    await router.navigate('/a?tab=2', { replace: true })
    expect(address()).toBe('/a?tab=2')
    open('/')
    await router.navigate(-1)
    expect(address()).toBe('/')
  })

  test('leaves the old page until the new one is loaded, and says what is on its way', async () => {
    const { open } = gate('/a')
    const going = router.navigate('/a?x=1#y', { state: 7 })
    expect(shown()).toBe('/')
    expect(router.state.navigation).toMatchObject({
      state: 'loading',
      historyAction: 'PUSH',
      location: { pathname: '/a', search: '?x=1', hash: '#y', state: 7 },
    })
    open('data')
    await going
    expect([shown(), address(), router.state.loaderData]).toEqual(['/a', '/a?x=1#y', { '/a': 'data' }])
    expect(router.state.navigation.state).toBe('idle')
    expect(router.state.historyAction).toBe('PUSH')
  })

  test('tells its loader all about it', async () => {
    await router.navigate('/a?x=1#y', { replace: true, state: 7 })
    const [visit] = visits
    expect(visit?.url.href).toBe(`${location.origin}/a?x=1#y`)
    expect(visit).toMatchObject({ state: 7, action: 'REPLACE', from: '/' })
    expect(visit?.signal.aborted).toBe(false)
  })

  test('gives way to a later one, whatever comes of it and whenever', async () => {
    const late = gate('/a')
    const first = router.navigate('/a')
    const second = gate('/b')
    const going = router.navigate('/b')
    expect(visits[0]?.signal.aborted).toBe(true)
    // Nobody waits for a loader that minds no signal.
    await first
    second.open('b')
    await going
    late.open('a')
    await Promise.resolve()
    expect([shown(), router.state.loaderData]).toEqual(['/b', { '/b': 'b' }])
  })

  test('that gave way leads nowhere, and its error is nobody’s', async () => {
    const [late, bad] = [gate('/a'), gate('/c')]
    void router.navigate('/a')
    void router.navigate('/c')
    await router.navigate('/b')
    late.open(redirect('/'))
    bad.fail(new Error('late'))
    await new Promise((done) => setTimeout(done))
    expect([shown(), router.state.errors]).toEqual(['/b', null])
    expect(router.state.navigation.state).toBe('idle')
  })

  test.each(['open', 'fail'] as const)(
    'that gave way just when its loader was over (%s) is over',
    async (how) => {
      const just = gate('/a')
      void router.navigate('/a')
      just[how](new Error('just then'))
      const { open } = gate('/b')
      const going = router.navigate('/b')
      await new Promise((done) => setTimeout(done))
      expect([shown(), router.state.navigation.location?.pathname]).toEqual(['/', '/b'])
      open('b')
      await going
      expect([shown(), router.state.errors]).toEqual(['/b', null])
    },
  )

  test('may not lead out of the app', async () => {
    await expect(router.navigate('https://evil.example')).rejects.toThrow('out of the app')
    await expect(router.navigate('//evil.example/a')).rejects.toThrow('out of the app')
    expect(address()).toBe('/')
  })

  test('to the page on screen asks its loader again, as another visit', async () => {
    const { key } = router.state.location
    await router.navigate('/')
    expect(visits).toHaveLength(1)
    expect(router.state.location.key).not.toBe(key)
  })

  test('to another query of it too', async () => {
    await router.navigate('/?q=1')
    expect(visits).toHaveLength(1)
  })

  test('to another hash of it loads nothing, and is a visit all the same', async () => {
    const { location: before, loaderData } = router.state
    void router.navigate('/#x')
    expect([address(), router.state.navigation.state]).toEqual(['/#x', 'idle'])
    expect(router.state.location.key).not.toBe(before.key)
    expect(router.state.loaderData).toBe(loaderData)
    expect(visits).toEqual([])
    const again = router.state.location
    await router.navigate('/#x')
    expect(router.state.location.key).not.toBe(again.key)
    await router.navigate('/')
    expect(visits).toHaveLength(1)
  })
})

describe('back and forward', () => {
  test('bring back address, state and key, and resolve when the page stands', async () => {
    const first = router.state.location
    await router.navigate('/a', { state: { x: 1 } })
    const second = router.state.location
    await router.navigate(-1)
    expect(router.state.location).toEqual(first)
    expect(router.state.historyAction).toBe('POP')
    await router.navigate(1)
    expect(router.state.location).toEqual(second)
  })

  test('while another page is on its way end that', async () => {
    await router.navigate('/a')
    const late = gate('/b')
    void router.navigate('/b')
    await router.navigate(-1)
    late.open('b')
    await Promise.resolve()
    expect(address()).toBe('/')
    await router.navigate(1)
    expect(address()).toBe('/a')
  })

  test('that are under way give way to a link', async () => {
    await router.navigate('/a')
    const late = gate('/')
    const back = router.navigate(-1)
    expect(router.state.navigation.historyAction).toBe('POP')
    await router.navigate('/b')
    await back
    late.open('home')
    await Promise.resolve()
    expect(shown()).toBe('/b')
  })
})
