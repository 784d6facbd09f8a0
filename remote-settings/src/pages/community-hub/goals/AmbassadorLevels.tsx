import type { Loaded } from '@cadence/shared/api'
import { useTexts } from '@cadence/shared/i18n'
import { paths } from '@cadence/shared/router'
import {
  type AmbassadorLevel,
  ambassadorLevels,
  ambassadorLevelNames as names,
  nextAmbassadorLevel,
} from '@cadence/shared/schemas'
import { Button } from '@cadence/shared/ui'
import styled from '@emotion/styled'
import { Check } from 'lucide-react'
import { openInWindow } from '../../../open-in-window.ts'
import { communityGoalsTexts } from '../../../texts/community-hub.ts'
import { CountSkeleton } from '../CountSkeleton.tsx'
import type { Counts } from '../counts.ts'
import { Goal, Line } from './goal-styles.ts'

/** The members of each level as stated (specification, section 4). */
const ranges: Record<AmbassadorLevel, string> = {
  novice: '3-10',
  campus: '11-25',
  influencer: '26-50',
  vip: '50+',
}

const Stairs = styled.ol`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 0.75rem;
  @media (min-width: 640px) { grid-template-columns: repeat(4, minmax(0, 1fr)); }
  li { display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 0.125rem 0.5rem; padding: 0.875rem; border: 1px solid var(--hairline); border-radius: var(--radius-control); background: var(--surface-2); }
  li[data-reached='true'] { border-color: var(--mint); }
  li[aria-current] { box-shadow: inset 0 0 0 1px var(--mint); }
  strong { font: 600 var(--text-md) / 1.4 var(--font-display); }
  small { grid-column: 1 / -1; color: var(--muted); font-size: var(--text-sm); font-variant-numeric: tabular-nums; }
  svg { color: var(--mint); align-self: center; }
`

const Now = styled.strong`
  font: 650 var(--text-xl) / 1.2 var(--font-display);
`

/** The ambassador level of the member's referrals, and how many are missing for the next level. */
export function AmbassadorLevels({ counts: { data, state } }: { counts: Loaded<Counts> }) {
  const t = useTexts(communityGoalsTexts)
  const members = data?.referrals.members ?? 0
  const level = data?.referrals.level ?? null
  const next = nextAmbassadorLevel(members)
  return (
    <Goal aria-labelledby="ambassador-level">
      <Line>
        <h3 id="ambassador-level">{t.ambassador}</h3>
        <Button size="sm" aria-haspopup="dialog" onClick={() => void openInWindow(paths.ambassadorProgram)}>
          {t.program}
        </Button>
      </Line>
      {data ? (
        <Line>
          <Now>{level ? names[level] : t.noLevel}</Now>
          <p>{next ? t.missing({ count: next.missing, level: names[next.id] }) : t.lastLevel}</p>
        </Line>
      ) : (
        state === 'loading' && <CountSkeleton short label={t.loading} />
      )}
      <Stairs>
        {ambassadorLevels.map(({ id, from }) => (
          <li key={id} data-reached={members >= from} aria-current={id === level ? 'step' : undefined}>
            <strong>{names[id]}</strong>
            {members >= from && <Check size={18} strokeWidth={1.75} aria-hidden="true" />}
            <small>{t.range({ range: ranges[id] })}</small>
          </li>
        ))}
      </Stairs>
    </Goal>
  )
}
