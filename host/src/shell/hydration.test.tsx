import { authState } from '@cadence/shared/auth'
import { type HydrationState, paths, RouterProvider } from '@cadence/shared/router'
import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useId, useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { FAILURE_EVENT, type Failure } from '../errors/report-error.ts'
import { PageLoadError } from '../remotes/errors.ts'
import { createRouter } from '../router.tsx'
import { routeOf } from '../routes.ts'
import { renderPage } from '../server/entry.tsx'
import { firstPageOf, mountApp, serverRenderedRoute } from './hydration.ts'

const loadPage = vi.hoisted(() => vi.fn<(ref: string) => Promise<() => React.ReactNode>>())
vi.mock('../remotes/load-page.ts', () => ({ loadPage }))
vi.mock('react-dom/client', { spy: true })

const Page = () => {
  const [count, setCount] = useState(0)
  return (
    <>
      <h1 id={useId()}>Bonjour</h1>
      <label>
        Nom <input />
      </label>
      <button type="button" onClick={() => setCount(count + 1)}>
        {`Compteur ${count}`}
      </button>
    </>
  )
}

const failures: Failure[] = []
const hear = (event: Event) => failures.push((event as CustomEvent<Failure>).detail)
let root: HTMLElement
let router: ReturnType<typeof createRouter> | undefined

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  vi.mocked(hydrateRoot).mockClear()
  window.scrollTo = () => undefined
  HTMLElement.prototype.scrollIntoView = () => undefined
  HTMLElement.prototype.hidePopover = () => undefined
  authState.initialized = true
  authState.isAuthenticated = false
  authState.user = null
  failures.length = 0
  addEventListener(FAILURE_EVENT, hear)
  loadPage.mockReset().mockImplementation(async () => Page)
})
afterEach(() => {
  removeEventListener(FAILURE_EVENT, hear)
  router?.dispose()
  document.body.replaceChildren()
})

/** Puts the first HTML with a page into the document. */
function served(path: string, html = '<main><h1>Bonjour</h1></main>', at = path) {
  history.replaceState(null, '', at)
  document.body.innerHTML = `<div id="root" data-served="${path}">${html}</div>`
  root = document.getElementById('root') as HTMLElement
  document.documentElement.dataset.member = ''
}

describe('the page in the HTML', () => {
  test('is hydrated when it is the page to show', () => {
    served(paths.education, undefined, '/education?x=1#y')
    expect(serverRenderedRoute(root)).toBe(routeOf('/education'))
    expect(root.querySelector('h1')?.textContent).toBe('Bonjour')
  })

  test('is hydrated at an address below its route, and only at that one', () => {
    served('/help-center/minuteur')
    expect(serverRenderedRoute(root)).toBe(routeOf('/help-center'))
    served('/help-center/minuteur', undefined, '/help-center/planning')
    expect(serverRenderedRoute(root)).toBeUndefined()
  })

  test('waits no longer for the app to start, and is hidden from nobody', () => {
    served(paths.education)
    serverRenderedRoute(root)
    expect(root.dataset.served).toBeUndefined()
    expect(document.documentElement.dataset.member).toBeUndefined()
  })

  test('goes when the guards lead elsewhere', () => {
    served(paths.education)
    Object.assign(authState, { isAuthenticated: true, user: { role: 'user', isEmailVerified: true } })
    expect(serverRenderedRoute(root)).toBeUndefined()
    expect(location.pathname).not.toBe('/education')
    expect(root.childNodes).toHaveLength(0)
    expect(document.documentElement.dataset.member).toBeUndefined()
  })

  test('without a server-rendered page the root stays as it is', () => {
    served(paths.education)
    delete root.dataset.served
    expect(serverRenderedRoute(root)).toBeUndefined()
    expect(root.querySelector('h1')).not.toBeNull()
  })
})

describe('the first page', () => {
  const route = routeOf('/education')
  if (!route) throw new Error('no route')

  test('is what its loader would bring', async () => {
    expect(await firstPageOf(route)).toEqual({ loaderData: { '/education': Page } })
    expect(loadPage).toHaveBeenCalledExactlyOnceWith('marketing/Education')
  })

  test('or why it did not come', async () => {
    const error = new PageLoadError('marketing/Education', undefined, { cause: 'down' })
    loadPage.mockRejectedValue(error)
    expect(await firstPageOf(route)).toEqual({ loaderData: {}, errors: { '/education': error } })
  })
})

/** Starts the app as the browser does, on the HTML of the server. */
async function start(): Promise<HydrationState | undefined> {
  const route = serverRenderedRoute(root)
  const first = route && (await firstPageOf(route))
  router = createRouter(first)
  const app = (
    <CacheProvider value={createCache({ key: 'c' })}>
      <RouterProvider router={router} />
    </CacheProvider>
  )
  await act(async () => mountApp(root, app, first))
  return first
}

/** The HTML that the server renders for the page. */
const htmlOf = async (path: string) => (await renderPage(path, Page)).html

describe('the app', () => {
  test('takes the page over: its elements stay, and work', async () => {
    served(paths.education, await htmlOf(paths.education))
    const heading = screen.getByRole('heading', { name: 'Bonjour' })
    await start()
    expect(screen.getByRole('heading', { name: 'Bonjour' })).toBe(heading)
    expect(hydrateRoot).toHaveBeenCalledOnce()
    // React warns of each difference. It also warns that the server's React runs in the same process, as only here.
    const said = vi.mocked(console.error).mock.calls.map(([text]) => String(text))
    expect(said.filter((text) => !text.startsWith('Detected multiple renderers'))).toEqual([])
    await userEvent.click(screen.getByRole('button', { name: 'Compteur 0' }))
    expect(screen.getByRole('button', { name: 'Compteur 1' })).toBeTruthy()
    expect(failures).toEqual([])
  })

  test('draws a page that came out otherwise anew, and its team hears of it', async () => {
    const html = await htmlOf(paths.education)
    served(paths.education, html.replace('>Bonjour<', '>Au revoir<'))
    await start()
    expect(screen.getByRole('heading', { name: 'Bonjour' })).toBeTruthy()
    expect(failures).toEqual([
      expect.objectContaining({ phase: 'hydrate', page: 'marketing/Education', remote: 'marketing' }),
    ])
  })

  test('renders the page when the HTML has none', async () => {
    served(paths.education)
    delete root.dataset.served
    await start()
    expect(hydrateRoot).not.toHaveBeenCalled()
    await vi.waitFor(() => expect(screen.getByRole('button', { name: 'Compteur 0' })).toBeTruthy())
  })
})

describe('a page that was served, and does not come to life', () => {
  const html =
    '<main><h1>Bonjour</h1><input aria-label="Nom"><details><summary>Plus</summary></details></main>'
  const name = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Nom' })

  async function fail(error: Error) {
    served(paths.education, html, '/education#plus')
    await userEvent.type(name(), 'Inès')
    const typed = name()
    loadPage.mockRejectedValue(error)
    await start()
    return typed
  }
  const error = () => new PageLoadError('marketing/Education', undefined, { cause: 'down' })

  test('stays readable below an error panel, with the typed text', async () => {
    const typed = await fail(error())
    expect(screen.getByRole('alert').textContent).toContain(
      'La page «\u202fÉducation\u202f» se lit, mais ce qui la rend interactive n’a pas pu être chargé.',
    )
    expect(name()).toBe(typed)
    expect(typed.value).toBe('Inès')
    expect(document.activeElement).toBe(typed)
    expect(screen.getAllByRole('heading', { level: 1 }).map((h) => h.textContent)).toEqual(['Bonjour'])
    expect(screen.getByRole('heading', { level: 2, name: 'Cette section est indisponible' })).toBeTruthy()
    // The layout works, and the panel is inside it.
    expect(screen.getByRole('main').contains(typed)).toBe(true)
    expect(screen.getAllByRole('main')).toHaveLength(1)
  })

  test('gives way to the page when that comes', async () => {
    const typed = await fail(error())
    loadPage.mockImplementation(async () => Page)
    await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }))
    await vi.waitFor(() => expect(screen.getByRole('button', { name: 'Compteur 0' })).toBeTruthy())
    expect(screen.queryByRole('alert')).toBeNull()
    expect(typed.isConnected).toBe(false)
  })

  test('is not shown again when the page that came breaks later: it is no longer what was there', async () => {
    await fail(error())
    const Breaking = () => {
      const [broken, setBroken] = useState(false)
      if (broken) throw new Error('broken')
      return (
        <button type="button" onClick={() => setBroken(true)}>
          Casser
        </button>
      )
    }
    loadPage.mockImplementation(async () => Breaking)
    await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Casser' }))
    expect(screen.getByRole('alert').textContent).toContain('a rencontré un problème.')
    expect(screen.getByRole('heading', { level: 1, name: 'Cette section est indisponible' })).toBeTruthy()
    expect(screen.queryByRole('textbox', { name: 'Nom' })).toBeNull()
  })

  test('stays there when it fails again', async () => {
    const typed = await fail(error())
    await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }))
    await vi.waitFor(() => expect(loadPage).toHaveBeenCalledTimes(2))
    await act(async () => undefined)
    expect(name()).toBe(typed)
    expect(typed.value).toBe('Inès')
  })

  test('is left out of other pages’ failures', async () => {
    await fail(error())
    history.replaceState(null, '', paths.community)
    dispatchEvent(new PopStateEvent('popstate'))
    await vi.waitFor(() => expect(screen.getByRole('alert').textContent).toContain('Communauté'))
    expect(screen.getByRole('heading', { level: 1, name: 'Cette section est indisponible' })).toBeTruthy()
    expect(screen.queryByRole('textbox', { name: 'Nom' })).toBeNull()
  })
})
