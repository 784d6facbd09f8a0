import { askNewest } from '@cadence/releases/browser/live-registry'
import { client } from '@cadence/shared/api/client'
import { authState, login, logout } from '@cadence/shared/auth'
import { type DataRouter, RouterProvider } from '@cadence/shared/router'
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { watchTyping } from './releases/typed-text.ts'
import { PageLoadError } from './remotes/errors.ts'
import { createRouter } from './router.tsx'
import { guardSession, startSession } from './session/session.ts'

const loadPage = vi.hoisted(() => vi.fn<(ref: string) => Promise<() => React.ReactNode>>())
vi.mock('./remotes/load-page.ts', () => ({ loadPage }))

/** Makes host 2 live until the end of the test; the document came with host 1. */
function releaseHost() {
  const registry = document.createElement('script')
  Object.assign(registry, { id: 'cadence-registry', type: 'application/json' })
  registry.textContent = JSON.stringify({ host: '1', remotes: [] })
  document.head.append(registry)
  const says = (host: string) =>
    vi.stubGlobal('fetch', async () => new Response(JSON.stringify({ host, remotes: [] })))
  says('2')
  onTestFinished(async () => {
    says('1')
    await askNewest()
    registry.remove()
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
  })
}

const user = {
  _id: 'u',
  firstName: 'Inès',
  lastName: 'L',
  email: 'i@e.fr',
  isEmailVerified: true,
  role: 'user',
}
const answer = { success: true, token: 'a', refreshToken: 'r', user }

/** Answers calls of the API: sign-in succeeds with this role, there are no notices, everything else gets a 401. */
function answerAs(role: string) {
  client.defaults.adapter = async (config) => {
    const response = { data: {} as unknown, status: 200, statusText: '', headers: {}, config }
    if (config.url === '/auth/login') return { ...response, data: { ...answer, user: { ...user, role } } }
    if (config.url === '/notices') return { ...response, data: { notices: [], unread: 0 } }
    throw Object.assign(new Error('refused'), {
      isAxiosError: true,
      config,
      response: { ...response, status: 401 },
    })
  }
}

let router: DataRouter
let stop: () => void

function open(path: string) {
  history.replaceState(null, '', new URL(location.origin + path))
  startSession()
  router = createRouter()
  stop = guardSession(router)
  render(<RouterProvider router={router} />)
}

async function visit(path: string) {
  open(path)
  await waitFor(() => expect(router.state.navigation.state).toBe('idle'))
  await waitFor(() => expect(router.state.initialized).toBe(true))
  // React renders the new state of the router.
  await act(async () => undefined)
}

const address = () => {
  const { pathname, search, hash } = router.state.location
  return pathname + search + hash
}
const arrives = (path: string) => waitFor(() => expect(address()).toBe(path))
const signIn = () => act(async () => login({ email: user.email, password: 'x' }))
const expire = () => act(async () => client.get('/thing').catch(() => undefined))

// On a busy machine the first import of the app area takes longer than a test waits for it.
beforeAll(() => import('./app-chunk.ts'))
beforeEach(async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  HTMLElement.prototype.scrollIntoView = () => undefined
  window.scrollTo = () => undefined
  HTMLElement.prototype.hidePopover = () => undefined
  answerAs('user')
  if (authState.isAuthenticated) await logout()
  localStorage.clear()
  sessionStorage.clear()
  loadPage.mockReset().mockImplementation(async (ref) => () => <h1>{ref}</h1>)
})
afterEach(() => {
  cleanup()
  stop()
  router.dispose()
})

describe('a visitor', () => {
  test('a visitor of a protected page signs in first and then lands there', async () => {
    await visit('/collection?x=1#y')
    expect(address()).toBe('/login')
    expect(loadPage.mock.calls).toEqual([['auth/Login']])
    await signIn()
    await arrives('/collection?x=1#y')
  })

  test('the hash of that page is kept when the visit begins inside the app', async () => {
    await visit('/')
    await act(async () => router.navigate('/collection?x=1#y'))
    expect(address()).toBe('/login')
    await signIn()
    await arrives('/collection?x=1#y')
  })

  test('waits with everybody else while the session was not read from storage', async () => {
    history.replaceState(null, '', '/collection#y')
    authState.initialized = false
    router = createRouter()
    stop = guardSession(router)
    render(<RouterProvider router={router} />)
    expect(screen.getByText('Loading...')).toBeTruthy()
    await act(async () => undefined)
    expect(router.state.initialized).toBe(false)
    expect(loadPage).not.toHaveBeenCalled()
    await act(async () => startSession())
    await arrives('/login')
    expect(screen.queryByText('Loading...')).toBeNull()
    await signIn()
    await arrives('/collection#y')
  })

  test('lands on the dashboard when nothing was asked for', async () => {
    await visit('/login')
    await signIn()
    await arrives('/dashboard')
  })

  test('the origin is used once', async () => {
    await visit('/collection')
    await signIn()
    await arrives('/collection')
    await act(async () => router.navigate('/login'))
    await arrives('/dashboard')
  })

  test('an origin that was not used is forgotten by signing out on purpose', async () => {
    await visit('/collection')
    await act(async () => router.navigate('/verify-email'))
    await signIn()
    await act(async () => router.navigate('/dashboard'))
    await act(async () => logout())
    await arrives('/login')
    await signIn()
    await arrives('/dashboard')
  })

  test('never sees the frame of a protected page, however slow the sign-in screen is', async () => {
    loadPage.mockReturnValue(new Promise(() => undefined))
    open('/collection')
    expect(await screen.findByRole('status', { name: 'Chargement de la page' })).toBeTruthy()
    expect(document.querySelector('main')?.dataset.layout).toBe('auth')
    expect(address()).toBe('/login')
  })

  test.each(['/nowhere', '/tasks/1', '/dashboard/x', '//evil.example', '///'])(
    'who asks for %s is led home',
    async (path) => {
      await visit(path)
      await arrives('/')
    },
  )
})

describe('a member', () => {
  beforeEach(async () => {
    await login({ email: user.email, password: 'x' })
  })

  test.each(['/education', '/community', '/help-center', '/login', '/register', '/forgot-password'])(
    'who opens %s is led to the dashboard',
    async (path) => {
      await visit(path)
      await arrives('/dashboard')
    },
  )

  test.each(['/education', '/nowhere'])(
    'who follows a link to %s at home is led on, and home stays in the history',
    async (path) => {
      await visit('/')
      await act(async () => router.navigate(path))
      await arrives(path === '/nowhere' ? '/' : '/dashboard')
      expect(history.state).toMatchObject({ idx: 1 })
    },
  )

  test('a replacing navigation that a guard redirects adds no history entry', async () => {
    await visit('/')
    await act(async () => router.navigate('/education', { replace: true }))
    await arrives('/dashboard')
    expect(history.state).toMatchObject({ idx: 0 })
  })

  test.each([
    ['/Tasks?a=1#part', '/tasks?a=1#part'],
    ['/settings/', '/settings'],
  ])('who writes %s finds %s', async (path, canonical) => {
    await visit(path)
    await arrives(canonical)
  })

  test('may stay at home', async () => {
    await visit('/')
    expect(address()).toBe('/')
  })

  test('signing out on a protected page leads to the sign-in, and the next sign-in to the dashboard', async () => {
    await visit('/tasks')
    await act(async () => logout())
    await arrives('/login')
    await signIn()
    await arrives('/dashboard')
  })

  test('an expired session leads to the sign-in with the reason, and after it back to the page', async () => {
    await visit('/collection?x=1#y')
    await expire()
    await arrives('/login')
    expect(authState.error).toBe('Session expired. Please login again.')
    await signIn()
    await arrives('/collection?x=1#y')
  })

  test('another member on the same page finds nothing of the first', async () => {
    loadPage.mockImplementation(async () => () => <input aria-label="draft" defaultValue="" />)
    await visit('/tasks')
    const draft = await screen.findByLabelText('draft')
    await userEvent.type(draft, 'secret')
    // While this tab was frozen, another tab signed out and signed in as another member.
    const next = { ...user, _id: 'v', firstName: 'Noé' }
    const session = {
      user: next,
      token: 'b',
      refreshToken: 's',
      tokenExpiry: Date.now() + 1e6,
      isAuthenticated: true,
    }
    localStorage.setItem('accessToken', 'b')
    localStorage.setItem('refreshToken', 's')
    localStorage.setItem('user', JSON.stringify(next))
    localStorage.setItem('auth-storage', JSON.stringify(session))
    await act(async () => window.dispatchEvent(new StorageEvent('storage', { key: 'auth-storage' })))
    await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('draft').value).toBe(''))
    expect(draft.isConnected).toBe(false)
  })

  test('signing out on a public page stays on it', async () => {
    await visit('/')
    await act(async () => logout())
    expect(address()).toBe('/')
  })
})

test('an unknown role is redirected to /unauthorized, but may open help', async () => {
  answerAs('guest')
  await login({ email: user.email, password: 'x' })
  await visit('/tasks')
  await arrives('/unauthorized')
  expect(await screen.findByRole('heading', { name: 'Unauthorized Access' })).toBeTruthy()
  expect(screen.getByText("You don't have permission to access this resource.")).toBeTruthy()
  await act(async () => router.navigate('/help'))
  expect(await screen.findByText('Coming Soon')).toBeTruthy()
})

test('a member of an unknown role sees which account it is, and signs out', async () => {
  answerAs('guest')
  await login({ email: user.email, password: 'x' })
  await visit('/tasks')
  await arrives('/unauthorized')
  expect(await screen.findByText(user.email)).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Se déconnecter' }))
  await arrives('/login')
  expect(authState.isAuthenticated).toBe(false)
})

test('the help on /unauthorized is a page that opens: Aide et support for a member, the help center for a visitor', async () => {
  answerAs('guest')
  await login({ email: user.email, password: 'x' })
  await visit('/tasks')
  await arrives('/unauthorized')
  expect(screen.queryByRole('link', { name: 'Centre d’aide' })).toBeNull()
  await userEvent.click(screen.getByRole('link', { name: 'Aide et support' }))
  await arrives('/help')
  await act(async () => logout())
  await visit('/unauthorized')
  expect(screen.queryByRole('link', { name: 'Aide et support' })).toBeNull()
  await userEvent.click(screen.getByRole('link', { name: 'Centre d’aide' }))
  await arrives('/help-center')
})

test('Go Back with nothing behind leads home', async () => {
  await visit('/unauthorized')
  await userEvent.click(await screen.findByRole('button', { name: 'Go Back' }))
  await arrives('/')
})

test('a page that cannot be loaded leaves the shell alive, and Réessayer works when it is back', async () => {
  loadPage.mockImplementation(async (ref) => {
    if (ref === 'auth/Login') throw new PageLoadError(ref, undefined, { cause: 'down' })
    return () => <h1>{ref}</h1>
  })
  await visit('/')
  await act(async () => router.navigate('/login'))
  expect(screen.getByRole('heading', { name: 'Cette section est indisponible' })).toBeTruthy()
  expect(screen.getByRole('main').textContent).toMatch(/«\u202f.+\u202f».*fonctionne\u202f:/)
  expect(screen.getByRole('link', { name: 'Cadence, accueil' })).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }))
  expect(screen.getByRole('heading', { name: 'Cette section est indisponible' })).toBeTruthy()
  loadPage.mockImplementation(async (ref) => () => <h1>{ref}</h1>)
  await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }))
  expect(await screen.findByRole('heading', { name: 'auth/Login' })).toBeTruthy()
})

test('Réessayer loads a page with its hash again; a member who left meanwhile stays on the other page', async () => {
  const down = async (ref: string) => {
    if (ref === 'auth/Login') throw new PageLoadError(ref, undefined, { cause: 'down' })
    return () => <h1>{ref}</h1>
  }
  loadPage.mockImplementation(down)
  await visit('/')
  await act(async () => router.navigate('/login#part'))
  let come = (_page: () => React.ReactNode) => {}
  loadPage.mockImplementation((ref) =>
    ref === 'auth/Login' ? new Promise((resolve) => (come = resolve)) : down(ref),
  )
  await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }))
  await act(async () => router.navigate('/register'))
  await act(async () => come(() => <h1>late</h1>))
  expect([address(), screen.getByRole('heading', { level: 1 }).textContent]).toEqual([
    '/register',
    'auth/Register',
  ])

  loadPage.mockImplementation(down)
  await act(async () => router.navigate('/login#part'))
  const { length } = history
  loadPage.mockImplementation(async (ref) => () => <h1>{ref}</h1>)
  await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }))
  expect(await screen.findByRole('heading', { name: 'auth/Login' })).toBeTruthy()
  await arrives('/login#part')
  expect(history.length).toBe(length)
})

test('a page that breaks while it renders shows an error, and other pages work', async () => {
  loadPage.mockImplementation(async (ref) => {
    if (ref !== 'auth/Login') return () => <h1>{ref}</h1>
    return () => {
      throw new Error('broken')
    }
  })
  await visit('/login')
  expect((await screen.findByRole('alert')).textContent).toContain('a rencontré un problème')
  await act(async () => router.navigate('/register'))
  expect(await screen.findByRole('heading', { name: 'auth/Register' })).toBeTruthy()
})

test('Réessayer takes a page that broke from the release that is live by now, in a fresh document', async () => {
  loadPage.mockImplementation(async () => () => {
    throw new Error('broken')
  })
  await visit('/login')
  const retry = await screen.findByRole('button', { name: 'Réessayer' })
  releaseHost()
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined)
  await userEvent.click(retry)
  await waitFor(() => expect(reload).toHaveBeenCalledOnce())
})

test('a sign-in gets the release that is live by now; the text of the sign-in form does not prevent that', async () => {
  loadPage.mockImplementation(async () => () => <input aria-label="E-mail" />)
  onTestFinished(watchTyping())
  await visit('/login')
  await userEvent.type(await screen.findByLabelText('E-mail'), user.email)
  releaseHost()
  await askNewest()
  const replace = vi.spyOn(location, 'replace').mockImplementation(() => undefined)
  await signIn()
  await waitFor(() => expect(replace).toHaveBeenCalledOnce())
  expect(String(replace.mock.lastCall?.[0])).toBe(`${location.origin}/dashboard`)
})
