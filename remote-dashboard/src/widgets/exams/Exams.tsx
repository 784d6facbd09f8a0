import { useLoad } from '@cadence/shared/api'
import { useTexts } from '@cadence/shared/i18n'
import { ErrorNotice } from '@cadence/shared/ui'
import { examsLoadTexts } from '../../texts/exams-load.ts'
import type { WidgetBodyProps } from '../display-size.ts'
import { examsModule } from './exams-module.ts'

/** The coming exams, with a countdown and a plan of revision for each. */
export function Exams({ size }: WidgetBodyProps) {
  const t = useTexts(examsLoadTexts)
  const { state, data, reload } = useLoad(examsModule.load, {
    initial: examsModule.get(),
    onFailure: (error) => console.error('The exams could not be loaded', error),
  })
  if (data) return <data.ExamList size={size} />
  if (state === 'failed') {
    return (
      <div>
        <ErrorNotice retry={{ label: t.retry, run: reload }}>{t.failed}</ErrorNotice>
      </div>
    )
  }
  return <div role="status" aria-label={t.loading} />
}
