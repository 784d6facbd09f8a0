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

/** The levels as stops of a path, from the lowest to the highest. Those that the member has reached are mint. */
const Path = styled.ol`
  display: grid;
  li { --way: var(--hairline); position: relative; display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0 0.75rem; padding: 0.375rem 0 0.375rem 1.75rem; line-height: 1.4; }
  li::before { content: ''; position: absolute; left: 0.25rem; top: 0.6875rem; width: 0.75rem; height: 0.75rem; border: 2px solid var(--outline); border-radius: 50%; background: var(--surface-1); }
  li + li::after { content: ''; position: absolute; left: 0.5625rem; bottom: calc(100% - 0.6875rem); width: 2px; height: calc(100% - 0.75rem); background: var(--way); }
  li[data-reached='true'] { --way: var(--mint); }
  li[data-reached='true']::before { border-color: var(--mint); background: var(--mint); }
  strong { font: 600 var(--text-md) / 1.4 var(--font-display); }
  li:not([aria-current]) strong { font-weight: 500; }
  small { color: var(--muted); font-size: var(--text-sm); font-variant-numeric: tabular-nums; }
  li[aria-current] small { color: var(--text); }
`

const Now = styled.strong`
  font: 650 var(--text-md) / 1.4 var(--font-display);
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
        {data && <Now>{level ? names[level] : t.noLevel}</Now>}
      </Line>
      {data ? (
        <p>{next ? t.missing({ count: next.missing, level: names[next.id] }) : t.lastLevel}</p>
      ) : (
        state === 'loading' && <CountSkeleton short label={t.loading} />
      )}
      <Path>
        {ambassadorLevels.map(({ id, from }) => (
          <li key={id} data-reached={members >= from} aria-current={id === level ? 'step' : undefined}>
            <strong>{names[id]}</strong>
            <small>{t.range({ range: ranges[id] })}</small>
          </li>
        ))}
      </Path>
      <Button size="sm" aria-haspopup="dialog" onClick={() => void openInWindow(paths.ambassadorProgram)}>
        {t.program}
      </Button>
    </Goal>
  )
}
