import type { ShownPreview } from '@cadence/releases/browser/page-registry'
import { toast } from '@cadence/shared/ui'
import type { EmotionCache } from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import { registerShared } from '@module-federation/enhanced/runtime'
import { type ElementType, Fragment, type Key, version } from 'react'
import { jsx, jsxs } from 'react/jsx-runtime'
import { createRoot } from 'react-dom/client'
import { FAILURE_EVENT, type Failure, recentFailures } from '../errors/report-error.ts'
import { PageLoadError } from '../remotes/errors.ts'
import { Badge, leavePreview } from './PreviewBadge.tsx'
import { failureText } from './preview-wording.ts'

/** What a development build calls for each element. Its arguments about the source are not used. */
function jsxDEV(type: ElementType, props: object, key?: Key, isStatic?: boolean) {
  return (isStatic ? jsxs : jsx)(type, props, key)
}

/**
 * Provides a module that only the build of a development server asks for and a production shell does not have. Without it
 * no page of such a remote could be previewed.
 */
export function provideDevRuntime(): void {
  registerShared({
    'react/jsx-dev-runtime': [
      {
        version,
        scope: ['default'],
        lib: () => ({ Fragment, jsxDEV }),
        shareConfig: { singleton: true, requiredVersion: `^${version}` },
      },
    ],
  })
}

/** Shows a toast, once for each remote, when the live release is on screen instead of the preview. */
function announceFailures(previews: readonly ShownPreview[]): void {
  const announced = new Set<string>()
  const announce = (preview: ShownPreview) => {
    if (announced.has(preview.remote)) return
    announced.add(preview.remote)
    const run = () => void leavePreview(preview.remote)
    const action = { label: 'Quitter l’aperçu', run }
    toast({ kind: 'error', text: failureText(preview), lang: 'fr', action })
  }
  const onFailure = ({ error, remote }: Failure) => {
    const preview = error instanceof PageLoadError && previews.find((shown) => shown.remote === remote)
    if (preview) announce(preview)
  }
  for (const preview of previews) if (preview.failed) announce(preview)
  recentFailures.forEach(onFailure)
  addEventListener(FAILURE_EVENT, (event) => {
    if (event instanceof CustomEvent) onFailure(event.detail)
  })
}

/**
 * Shows that this browser previews something, on every page.
 * @param cache the page's style cache, which knows the nonce.
 */
export function mountPreview(previews: readonly ShownPreview[], cache: EmotionCache): void {
  if (previews.some(({ kind }) => kind === 'address')) provideDevRuntime()
  const place = document.createElement('div')
  document.body.append(place)
  createRoot(place).render(
    <CacheProvider value={cache}>
      <Badge previews={previews} />
    </CacheProvider>,
  )
  announceFailures(previews)
}
