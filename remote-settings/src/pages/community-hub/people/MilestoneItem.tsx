import { useLanguageTag, useTexts } from '@cadence/shared/i18n'
import { ambassadorLevel, ambassadorLevelNames } from '@cadence/shared/schemas'
import type { Milestone } from '@cadence/shared/schemas/milestone'
import { Avatar } from '@cadence/shared/ui'
import styled from '@emotion/styled'
import { milestonesTexts } from '../../../texts/community-hub.ts'

const Item = styled.li`
  display: grid;
  grid-template-columns: 3.25rem minmax(0, 1fr);
  align-content: start;
  align-items: start;
  gap: 0.875rem;
  padding: 0.875rem 1rem;
  border: 1px solid var(--hairline);
  border-radius: var(--radius-card);
  background: var(--surface-1);
  &[data-own] { border-color: color-mix(in srgb, var(--warm) 45%, transparent); }
  /* The lines of a long name are nearer to each other than to the text below. */
  strong { display: -webkit-box; overflow: hidden; margin-bottom: 0.25rem; font-weight: 650; line-height: 1.3; overflow-wrap: anywhere; -webkit-box-orient: vertical; -webkit-line-clamp: 2; }
  p { line-height: 1.35; }
  small { color: var(--muted); font-size: var(--text-sm); }
`

const Picture = styled.div`
  width: 3.25rem;
  height: 3.25rem;
  font-size: var(--text-base);
`

const DAY_MS = 24 * 60 * 60 * 1000

/** Days from one day to another, both as YYYY-MM-DD. */
const daysBetween = (day: string, today: string) => Math.round((Date.parse(day) - Date.parse(today)) / DAY_MS)

/** One member and what they have reached. The member who looks sees themselves as the others do. */
export function MilestoneItem({ milestone }: { milestone: Milestone }) {
  const { firstName, character, seed, own, kind, count, day } = milestone
  const t = useTexts(milestonesTexts)
  const tag = useLanguageTag('fr')
  const level = kind === 'referrals' ? ambassadorLevel(count) : null
  const ago = Math.min(0, daysBetween(day, new Date().toISOString().slice(0, 10)))
  return (
    <Item data-own={own || undefined}>
      <Picture aria-hidden="true">
        <Avatar user={{ firstName, lastName: '' }} id={seed} character={character} />
      </Picture>
      <div>
        <strong>{own ? t.you({ name: firstName }) : firstName}</strong>
        <p>{level ? t.level({ level: ambassadorLevelNames[level] }) : t.sessions({ count })}</p>
        <small>{new Intl.RelativeTimeFormat(tag, { numeric: 'auto' }).format(ago, 'day')}</small>
      </div>
    </Item>
  )
}
