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
import { Goal } from './goal-styles.ts'

/** The members of each level as stated (specification, section 4). */
const ranges: Record<AmbassadorLevel, string> = {
  novice: '3-10',
  campus: '11-25',
  influencer: '26-50',
  vip: '50+',
}

/** The levels as four stops on a line, from the lowest to the highest. Those that the member has reached are mint. */
const Path = styled.ol`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  margin-inline: -0.5rem;
  li { --way: var(--surface-3); position: relative; display: grid; justify-items: center; padding-top: 1.625rem; text-align: center; line-height: 1.35; }
  li::before { content: ''; position: absolute; z-index: 1; top: 0.25rem; width: 1rem; height: 1rem; border: 2px solid var(--outline); border-radius: 50%; background: var(--surface-1); }
  li + li::after { content: ''; position: absolute; right: calc(50% + 0.5rem); top: 0.625rem; width: calc(100% - 1rem); height: 0.25rem; background: var(--way); }
  li[data-reached='true'] { --way: var(--mint); }
  li[data-reached='true']::before { border-color: var(--mint); background: var(--mint); }
  strong { font-size: var(--text-sm); font-weight: 500; }
  @media (max-width: 359px) { strong { font-size: var(--text-xs); } }
  [aria-current] strong { font-weight: 650; }
  small { color: var(--muted); font-size: var(--text-xs); font-variant-numeric: tabular-nums; }
  [aria-current] small { color: var(--text); }
`

/** As high with the level as with its skeleton. */
const Standing = styled.div`
  min-height: 3.5rem;
  strong { font-weight: 650; }
`

/** The ambassador level of the member's referrals, and how many are missing for the next level. */
export function AmbassadorLevels({ counts: { data, state } }: { counts: Loaded<Counts> }) {
  const t = useTexts(communityGoalsTexts)
  const members = data?.referrals.members ?? 0
  const level = data?.referrals.level ?? null
  const next = nextAmbassadorLevel(members)
  return (
    <Goal aria-labelledby="ambassador-level">
      <h3 id="ambassador-level">{t.ambassador}</h3>
      {(data || state === 'loading') && (
        <Standing>
          {data ? (
            <>
              <strong>{level ? names[level] : t.noLevel}</strong>
              <p>{next ? t.missing({ count: next.missing, level: names[next.id] }) : t.lastLevel}</p>
            </>
          ) : (
            <CountSkeleton label={t.loading} />
          )}
        </Standing>
      )}
      <Path>
        {ambassadorLevels.map(({ id, from }) => (
          <li key={id} data-reached={members >= from} aria-current={id === level ? 'step' : undefined}>
            <strong>{names[id]}</strong>
            <small>
              <span aria-hidden="true">{ranges[id]}</span>
              <span className="visually-hidden">{t.range({ range: ranges[id] })}</span>
            </small>
          </li>
        ))}
      </Path>
      <Button size="sm" aria-haspopup="dialog" onClick={() => void openInWindow(paths.ambassadorProgram)}>
        {t.program}
      </Button>
    </Goal>
  )
}
