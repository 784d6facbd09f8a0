import { type ComponentType, useEffect, useState } from 'react'
import { allowsPrefetch, quietMoment } from '../../../prefetch/idle-moment.ts'
import { retryUntilDone, whenIdle } from '../../../shell/deferred-work.ts'

/**
 * The status lines of the app area. Nothing needs them at the start, so their file is loaded when the page is idle, and that of
 * the toasts after it.
 */
export function LazyStatusLines() {
  const [lines, setLines] = useState<{ Lines: ComponentType }>()
  useEffect(
    () =>
      whenIdle(() =>
        retryUntilDone(async () => {
          const { StatusLines } = await import('./StatusLines.tsx')
          setLines({ Lines: StatusLines })
          await quietMoment()
          // The first save without a network shows one, also in a browser without a service worker.
          if (allowsPrefetch()) await import(/* webpackChunkName: "toasts" */ '../../../shell/Toasts.tsx')
        }),
      ),
    [],
  )
  return lines ? <lines.Lines /> : null
}
