import styled from '@emotion/styled'
import { Column, Section } from '../../../parts/layout.ts'
import { fr } from '../../../parts/typography.ts'
import { Photo } from './Photo.tsx'
import { photos } from './photos.ts'

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.75rem 3rem;
  align-items: end;
  justify-content: space-between;
  margin-bottom: 2rem;
  p { color: var(--faint); font-size: var(--text-sm); }
`

/* Two rows of three, where the wide one is first above and last below; pairs on a phone, between the two wide ones. */
const Wall = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  grid-auto-rows: clamp(9rem, 38vw, 20rem);
  gap: 0.75rem;
  li { border-radius: var(--radius-card); background: var(--surface-2); overflow: hidden; }
  li:is(:first-of-type, :last-of-type) { grid-column: span 2; }
  svg { width: 100%; height: 100%; }
  @media (min-width: 60rem) {
    grid-template-columns: repeat(12, minmax(0, 1fr));
    grid-auto-rows: 19rem;
    gap: 1rem;
    li { grid-column: span 4; }
    li:is(:first-of-type, :last-of-type) { grid-column: span 5; }
    li:is(:nth-of-type(2), :nth-of-type(5)) { grid-column: span 3; }
  }
`

export function Gallery() {
  return (
    <Section>
      <Column>
        <Head>
          <h2>Là où ça se passe</h2>
          <p>{fr("Illustrations : aucune personne réelle n'est représentée.")}</p>
        </Head>
        <Wall>
          {photos.map((photo) => (
            <li key={photo.alt}>
              <Photo {...photo} />
            </li>
          ))}
        </Wall>
      </Column>
    </Section>
  )
}
