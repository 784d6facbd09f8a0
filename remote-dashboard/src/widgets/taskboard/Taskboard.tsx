import { useLoad } from '@cadence/shared/api'
import { useTexts } from '@cadence/shared/i18n'
import { ErrorNotice } from '@cadence/shared/ui'
import { lazyModule } from '../../lazy-module.ts'
import { boardLoadTexts } from '../../texts/board-load.ts'
import type { WidgetBodyProps } from '../display-size.ts'

// Not in the default layout: only a member who has added the board loads its code.
const boardModule = lazyModule(() => import('./Board.tsx'))

/** The task board: the tasks of the to-do list as cards in columns. */
export function Taskboard({ size }: WidgetBodyProps) {
  const t = useTexts(boardLoadTexts)
  const { state, data, reload } = useLoad(boardModule.load, {
    initial: boardModule.get(),
    onFailure: (error) => console.error('The task board could not be loaded', error),
  })
  if (data) return <data.Board size={size} />
  if (state === 'failed') {
    return (
      <div>
        <ErrorNotice retry={{ label: t.retry, run: reload }}>{t.failed}</ErrorNotice>
      </div>
    )
  }
  return <div role="status" aria-label={t.loading} />
}
