import { Writable } from 'node:stream'
import { authState } from '@cadence/shared/auth'
import { createMemoryRouter, RouterProvider } from '@cadence/shared/router'
import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import type { ComponentType } from 'react'
import { renderToPipeableStream } from 'react-dom/server'
import { PublicLayout } from '../layouts/public/PublicLayout.tsx'
import { PageOutlet } from '../shell/PageOutlet.tsx'
import { Shell } from '../shell/Shell.tsx'

export { fragmentList as fragments } from '@cadence/shared/contract'
export { routes } from '../routes.ts'
export { provided } from './provided.ts'

/** A page as HTML, and the styles that it uses. */
export interface RenderedPage {
  html: string
  css: string
  /** Names of the styles, as Emotion looks for them when the page starts. */
  styles: string
}

// On the server no member is signed in: the rendered page is for everybody.
authState.initialized = true

const key = 'c'

/** The stream's text, when all of it is there: nothing of a page waits for a browser's script. */
function wholeText(page: React.ReactElement): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    const text = new Writable({
      write(chunk, _encoding, done) {
        chunks.push(chunk)
        done()
      },
      final(done) {
        resolve(Buffer.concat(chunks).toString())
        done()
      },
    })
    const { pipe } = renderToPipeableStream(page, {
      onAllReady: () => pipe(text),
      // A part that fails would be left to the browser; the page is then left to it as a whole.
      onError: reject,
      progressiveChunkSize: Number.POSITIVE_INFINITY,
    })
  })
}

/** Renders a page of the public site in its layout, as the browser renders it at first. @throws what the page throws. */
export async function renderPage(path: string, Page: ComponentType): Promise<RenderedPage> {
  const cache = createCache({ key })
  // The styles are taken from the cache as a whole instead of standing among the elements.
  cache.compat = true
  const page = { id: path, path, Component: PageOutlet }
  const router = createMemoryRouter(
    [{ Component: Shell, children: [{ Component: PublicLayout, children: [page] }] }],
    {
      initialEntries: [path],
      hydrationData: { loaderData: { [path]: Page } },
    },
  )
  try {
    const html = await wholeText(
      <CacheProvider value={cache}>
        <RouterProvider router={router} />
      </CacheProvider>,
    )
    const inserted = Object.entries(cache.inserted).filter(([, css]) => typeof css === 'string')
    return {
      html,
      css: inserted.map(([, css]) => css).join(''),
      styles: `${key} ${inserted.map(([name]) => name).join(' ')}`,
    }
  } finally {
    router.dispose()
  }
}
