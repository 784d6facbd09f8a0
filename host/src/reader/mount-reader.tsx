import { onAuthChange } from '@cadence/shared/auth'
import type { PublicPageLink } from '@cadence/shared/router'
import type { EmotionCache } from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import { createRoot } from 'react-dom/client'
import { ReaderWindow } from './ReaderWindow.tsx'

/**
 * Prepares the window, in a React root of its own, because a router cannot be inside another one.
 * @returns the function that shows a page in the window.
 * @param cache the page's style cache, which knows the nonce.
 * @param navigate goes to an address of the app, for links that lead out of the window.
 */
export function mountReader(
  cache: EmotionCache,
  navigate: (path: string) => void,
): (to: PublicPageLink) => void {
  const root = createRoot(document.body.appendChild(document.createElement('div')))
  const close = () => root.render(null)
  // The page below the window is then another one.
  onAuthChange(({ isAuthenticated }) => {
    if (!isAuthenticated) close()
  })
  const leave = (path: string) => {
    close()
    navigate(path)
  }
  return (to) => {
    root.render(
      <CacheProvider value={cache}>
        <ReaderWindow key={to} to={to} onClose={close} onLeave={leave} />
      </CacheProvider>,
    )
  }
}
