import { useTexts } from '@cadence/shared/i18n'
import type { ThreadStatus } from '@cadence/shared/schemas/inbox'
import { StateBadge } from '../../StateBadge.tsx'
import { threadTexts } from '../../texts/inbox.ts'

const tones = { new: 'due', answered: 'good', closed: undefined } as const

/** The status of a thread. */
export function StatusBadge({ status }: { status: ThreadStatus }) {
  const t = useTexts(threadTexts)
  return (
    <span>
      <StateBadge data-tone={tones[status]}>{t[status]}</StateBadge>
    </span>
  )
}
