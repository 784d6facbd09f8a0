import { type ComponentType, useEffect, useState } from 'react'
import { retryUntilDone, whenIdle } from '../../../shell/deferred-work.ts'

/** The quiet lines of the app area. Nothing needs them at the start, so their file is loaded when the page is idle. */
export function LateQuietLines() {
  const [lines, setLines] = useState<{ Lines: ComponentType }>()
  useEffect(
    () =>
      whenIdle(() =>
        retryUntilDone(async () => {
          const { QuietLines } = await import('./QuietLines.tsx')
          setLines({ Lines: QuietLines })
        }),
      ),
    [],
  )
  return lines ? <lines.Lines /> : null
}
