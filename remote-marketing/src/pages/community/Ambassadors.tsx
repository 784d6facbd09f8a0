import { Character } from '@cadence/shared/people/character'
import { paths } from '@cadence/shared/router'
import { ButtonLink } from '@cadence/shared/ui'
import styled from '@emotion/styled'
import { Column, gutters, Lede, rhythm, Section } from '../../parts/page-layout.ts'
import { fr } from '../../parts/typography.ts'

/* The page ends in the light of a lamp behind the five. */
const Lit = styled(Section)`
  padding-bottom: calc(${rhythm} * 1.25);
  overflow-x: clip;
  &::before {
    content: '';
    position: absolute;
    top: calc(${rhythm} / -2);
    left: 50%;
    width: max(100%, 52rem);
    height: clamp(18rem, 8rem + 38vw, 44rem);
    background: radial-gradient(closest-side, color-mix(in srgb, var(--glow) 20%, transparent), color-mix(in srgb, var(--glow) 7%, transparent) 55%, transparent);
    translate: -50% 0;
    pointer-events: none;
  }
`

const Stack = styled(Column)`
  position: relative;
  display: grid;
  gap: clamp(2.5rem, 1.5rem + 4vw, 4.5rem);
`

/* Five in a row, each a little over the one before, on a flat arch: together they take exactly the column. */
const Row = styled.ul`
  --over: 0.16;
  display: flex;
  li { flex: 1; min-width: 0; margin-left: calc(-100% / 5 * var(--over)); }
  li:first-of-type { margin-left: 0; }
  li:nth-of-type(2n) { translate: 0 9%; }
  li:is(:first-of-type, :last-of-type) { translate: 0 34%; }
  svg { display: block; width: 100%; height: auto; border-radius: 50%; outline: clamp(3px, 0.8vw, 8px) solid var(--page); }
`

/* The first line of the heading, which stays in one piece: it is 8.4 em wide. */
const widest = 8.7

const Words = styled.div`
  display: grid;
  gap: 1.5rem 4rem;
  justify-items: start;
  h2 { font-size: min(var(--text-hero), (100vw - ${gutters}) / ${widest}); line-height: 1; letter-spacing: -0.035em; }
  h2 span { white-space: nowrap; }
  @media (min-width: 60rem) {
    grid-template-columns: minmax(0, 6fr) minmax(0, 5fr);
    h2 { grid-row: 1 / 3; font-size: min(var(--text-hero), (100vw - ${gutters} - 4rem) * 6 / 11 / ${widest}); }
  }
`

const Caption = styled.figcaption`
  margin-top: clamp(3rem, 1rem + 8vw, 7.5rem);
  color: var(--faint);
  font-size: var(--text-sm);
`

/** Seeds of the five people. */
const ambassadors = ['p27', 'p9', 'p37', 'p56', 'p0']

export function Ambassadors() {
  return (
    <Lit>
      <Stack>
        <figure>
          <Row>
            {ambassadors.map((seed, i) => (
              <li key={seed}>
                <Character
                  seed={seed}
                  role="img"
                  aria-label={`Ambassadeur ${i + 1} sur ${ambassadors.length}, portrait dessiné`}
                />
              </li>
            ))}
          </Row>
          <Caption>{fr("Portraits dessinés : aucune personne réelle n'est représentée.")}</Caption>
        </figure>
        <Words>
          <h2>
            <span>Le bouche-à-oreille</span> a des visages.
          </h2>
          <Lede>
            {fr(
              '500+ ambassadeurs actifs font connaître Cadence dans leur promo, leur résidence ou leur club. Le programme compte quatre niveaux, de Novice à VIP, et chacun garde les avantages du précédent.',
            )}
          </Lede>
          <ButtonLink to={paths.ambassadorProgram} variant="primary">
            Devenir ambassadeur
          </ButtonLink>
        </Words>
      </Stack>
    </Lit>
  )
}
