import styled from '@emotion/styled'
import { Column, rhythm, Section } from '../../parts/page-layout.ts'
import { fr } from '../../parts/typography.ts'

const Box = styled(Section)`
  padding-top: ${rhythm};
`

const List = styled.ul`
  display: grid;
  gap: 1.75rem;
  margin-top: 1.5rem;
  li { display: grid; align-content: start; gap: 0.5rem; }
  h3 { font-size: var(--text-lg); }
  p { max-width: 30em; color: var(--muted); }
  @media (min-width: 48rem) {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: 0;
    margin-top: 2.5rem;
    li { padding-inline: clamp(1.25rem, 3vw, 2.5rem); border-left: 1px solid var(--hairline); }
    li:first-of-type { padding-left: 0; border-left: 0; }
  }
`

const Sign = styled.div`
  display: flex;
  align-items: end;
  height: 3.5rem;
  font: 650 clamp(3.25rem, 2rem + 4vw, 4.75rem)/0.85 var(--font-display);
  letter-spacing: -0.045em;
  white-space: nowrap;
  small { margin-left: 0.3em; color: var(--faint); font-size: 0.45em; letter-spacing: -0.02em; }
  svg { width: auto; height: 3.25rem; }
  @media (min-width: 48rem) { height: 4.5rem; margin-bottom: 0.5rem; svg { height: 4.25rem; } }
  /* Three columns of a tablet are narrow. */
  @media (min-width: 48rem) and (max-width: 63.99rem) { small { margin-left: 0.25em; font-size: 0.34em; } }
`

/** Three stickers, one over the other. */
function Stickers() {
  return (
    <svg viewBox="0 0 168 68" fill="none" strokeLinecap="round" aria-hidden="true">
      <circle cx="34" cy="34" r="33" fill="var(--surface-3)" />
      <path d="M22 38q12 14 24 0M25 26v.01M43 26v.01" stroke="var(--glow)" strokeWidth="4" />
      <circle cx="84" cy="34" r="33" fill="var(--accent-deep)" stroke="var(--page)" strokeWidth="3" />
      <circle cx="74" cy="44" r="5" fill="var(--on-accent)" />
      <path d="M74 32a12 12 0 0 1 12 12M74 20a24 24 0 0 1 24 24" stroke="var(--on-accent)" strokeWidth="4" />
      <circle cx="134" cy="34" r="33" fill="var(--surface-3)" stroke="var(--page)" strokeWidth="3" />
      <circle cx="134" cy="34" r="17" stroke="var(--outline)" strokeWidth="4" />
      <path d="M134 17a17 17 0 1 1-17 17" stroke="var(--text)" strokeWidth="4" />
    </svg>
  )
}

export function Highlights() {
  return (
    <Box>
      <Column>
        <h2>{fr("Trois raisons d'en être")}</h2>
        <List>
          <li>
            <Sign aria-hidden="true">500+</Sign>
            <h3>Une communauté active</h3>
            <p>
              {fr(
                '500+ ambassadeurs actifs, dans les promos, les résidences et les clubs. On s’y échange ce qui marche, et ce qui fait fuir.',
              )}
            </p>
          </li>
          <li>
            <Sign aria-hidden="true">
              <span>
                10<small>font</small>
                <small>1 mois</small>
              </span>
            </Sign>
            <h3>Des récompenses simples</h3>
            <p>
              {fr(
                'Vous parrainez, nous comptons. À partir du niveau Campus, chaque dizaine de filleuls vaut un mois de Cadence Premium offert.',
              )}
            </p>
          </li>
          <li>
            <Sign>
              <Stickers />
            </Sign>
            <h3>Des goodies exclusifs</h3>
            <p>{fr('Ils ne se vendent nulle part. Ils se gagnent, à partir du niveau Influencer.')}</p>
          </li>
        </List>
      </Column>
    </Box>
  )
}
