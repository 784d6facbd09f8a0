import styled from '@emotion/styled'
import { Lede, rhythm, Section, SideHead, Sides } from '../../../parts/layout.ts'
import { fr } from '../../../parts/typography.ts'
import { rewards } from './rewards.ts'

const Band = styled(Section)`
  margin-block: calc(${rhythm} / 2);
  padding-block: ${rhythm};
  border-block: 1px solid var(--hairline);
  background: var(--surface-1);
`

const List = styled.ul`
  border-top: 1px solid var(--hairline);
  li { display: grid; grid-template-columns: 6rem minmax(0, 1fr); gap: 1rem 1.75rem; align-items: center; padding-block: 1.5rem; border-bottom: 1px solid var(--hairline); }
  h3 { font-size: var(--text-xl); }
  p { margin-top: 0.375rem; color: var(--muted); }
  small { display: block; margin-bottom: 0.25rem; color: var(--faint); font-size: var(--text-sm); }
  @media (max-width: 29.99rem) { li { grid-template-columns: 4rem minmax(0, 1fr); gap: 1.25rem; align-items: start; } svg { width: 4rem; } }
`

export function Rewards() {
  return (
    <Band>
      <Sides>
        <SideHead>
          <h2>Ce que l’on y gagne</h2>
          <Lede>{fr('Quatre récompenses, et rien à réclamer : elles viennent avec le niveau.')}</Lede>
        </SideHead>
        <List>
          {rewards.map(({ title, from, text, Picture }) => (
            <li key={title}>
              <Picture />
              <div>
                <small>{`Dès le niveau ${from}`}</small>
                <h3>{title}</h3>
                <p>{text}</p>
              </div>
            </li>
          ))}
        </List>
      </Sides>
    </Band>
  )
}
