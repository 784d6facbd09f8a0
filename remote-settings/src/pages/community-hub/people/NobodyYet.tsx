import { useTexts } from '@cadence/shared/i18n'
import { settingsPath } from '@cadence/shared/router'
import { Avatar, ButtonLink } from '@cadence/shared/ui'
import styled from '@emotion/styled'
import { milestonesTexts } from '../../../texts/community-hub.ts'

const Box = styled.div`
  display: grid;
  justify-items: start;
  align-items: center;
  gap: 1rem 2rem;
  padding: 1.5rem;
  border: 1px dashed var(--outline);
  border-radius: var(--radius-card);
  p { max-width: 34em; margin-bottom: 0.875rem; color: var(--muted); }
  @media (min-width: 640px) { grid-template-columns: auto minmax(0, 1fr); }
`

const Group = styled.div`
  display: flex;
  padding-left: 0.75rem;
  div { flex: none; width: 4rem; height: 4rem; margin-left: -0.75rem; border-radius: 50%; box-shadow: 0 0 0 3px var(--page); }
  div:nth-of-type(2) { translate: 0 -0.5rem; }
`

const people = ['p5', 'p27', 'p41']
const nobody = { firstName: '', lastName: '' }

/** In place of milestones while nobody shares one. The people are drawn, and stand for nobody. */
export function NobodyYet({ shares }: { shares: boolean }) {
  const t = useTexts(milestonesTexts)
  return (
    <Box>
      <Group aria-hidden="true">
        {people.map((seed) => (
          <div key={seed}>
            <Avatar user={nobody} character={seed} />
          </div>
        ))}
      </Group>
      <div>
        <p>{shares ? t.nobodyButYou : t.nobody}</p>
        <ButtonLink to={settingsPath('personal')} size="sm">
          {shares ? t.change : t.share}
        </ButtonLink>
      </div>
    </Box>
  )
}
