import { useTexts } from '@cadence/shared/i18n'
import styled from '@emotion/styled'
import { plannerDialogTexts } from '../../../texts/planner-dialogs.ts'
import type { ImportPlan } from '../ical/import-plan.ts'

const Box = styled.div`
  padding: 0.75rem 1rem;
  border: 1px solid var(--hairline);
  border-radius: var(--radius-control);
  background: var(--surface-1);
  p { font-weight: 600; }
  ul { margin-top: 0.375rem; color: var(--muted); font-size: var(--text-sm); }
`

/** What an import will do, for the member to confirm. */
export function ImportSummary({ plan }: { plan: ImportPlan }) {
  const t = useTexts(plannerDialogTexts)
  const { added, updated, same, cancelled } = plan
  const found = t.found({ count: added + updated + same })
  const known = updated + same
  const counts = {
    updated,
    cancelled,
    unreadable: plan.unreadable,
    others: plan.others,
    lostZones: plan.lostZones,
  }
  const lines = (['updated', 'cancelled', 'unreadable', 'others', 'lostZones'] as const).filter(
    (line) => counts[line] > 0,
  )
  const notes = lines.map((line) => t[line]({ count: counts[line] }))
  if (plan.changes.size === 0) notes.push(t.nothingNew)
  return (
    <Box>
      <p>{known > 0 ? t.foundSame({ count: known, found }) : found}</p>
      {notes.length > 0 && (
        <ul>
          {notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      )}
    </Box>
  )
}
