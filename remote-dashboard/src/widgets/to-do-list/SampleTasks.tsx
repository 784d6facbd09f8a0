import { useTexts } from '@cadence/shared/i18n'
import { toDoListTexts } from '../../texts/widgets.ts'

const samples = ['sampleRoom', 'sampleSheet', 'sampleReply', 'sampleBooks'] as const

/**
 * What a member sees before they have tasks of their own. A sample may be ticked, to try it; nothing of it is kept, and
 * the first task that is added stands in its place.
 */
export function SampleTasks() {
  const t = useTexts(toDoListTexts)
  return (
    <ul>
      {samples.map((sample) => (
        <li key={sample}>
          <label>
            <input type="checkbox" defaultChecked={sample === 'sampleRoom'} />
            <span>{t[sample]}</span>
          </label>
        </li>
      ))}
    </ul>
  )
}
