import styled from '@emotion/styled'
import { Photo } from '../../parts/AmbassadorPhoto.tsx'
import { Hall, Hill, Library, Night, Screen, Stand } from '../../parts/ambassador-scenes.tsx'
import { Column, Section } from '../../parts/page-layout.ts'
import { fr } from '../../parts/typography.ts'

/** Six drawn pictures of ambassadors at work. */
const photos = [
  {
    alt: 'Trois personnes à une table de bibliothèque',
    Scene: Library,
    light: 'var(--glow)',
    people: [
      { seed: 'p5', x: 92, y: 150, size: 120 },
      { seed: 'p12', x: 180, y: 138, size: 132 },
      { seed: 'p36', x: 266, y: 150, size: 120 },
    ],
  },
  {
    alt: 'Une personne à sa fenêtre, la nuit',
    Scene: Night,
    light: 'var(--accent)',
    people: [{ seed: 'p7', x: 206, y: 154, size: 174 }],
  },
  {
    alt: 'Deux personnes devant un minuteur',
    Scene: Screen,
    light: 'var(--premium-from)',
    people: [
      { seed: 'p9', x: 128, y: 168, size: 132 },
      { seed: 'p26', x: 232, y: 164, size: 138 },
    ],
  },
  {
    alt: 'Deux personnes assises dans l’herbe',
    Scene: Hill,
    light: 'var(--mint)',
    people: [
      { seed: 'p93', x: 138, y: 150, size: 114 },
      { seed: 'p41', x: 226, y: 158, size: 114 },
    ],
  },
  {
    alt: fr("Une personne derrière un stand d'accueil"),
    Scene: Stand,
    light: 'var(--amber)',
    people: [{ seed: 'p84', x: 180, y: 132, size: 144 }],
  },
  {
    alt: 'Cinq personnes dans un amphithéâtre',
    Scene: Hall,
    light: 'var(--accent)',
    people: [
      { seed: 'p58', x: 62, y: 94, size: 82 },
      { seed: 'p19', x: 180, y: 90, size: 82 },
      { seed: 'p44', x: 298, y: 94, size: 82 },
      { seed: 'p23', x: 116, y: 167, size: 102 },
      { seed: 'p30', x: 246, y: 167, size: 102 },
    ],
  },
] as const

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.75rem 3rem;
  align-items: end;
  justify-content: space-between;
  margin-bottom: 2rem;
  p { color: var(--faint); font-size: var(--text-sm); }
`

/*
 * Two rows of three, where the wide one is first above and last below; pairs in a narrow window, between the two wide ones, which are
 * nearly as high as their scenes there: a flatter frame would cut the faces in front.
 */
const Wall = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 0.75rem;
  li { border-radius: var(--radius-card); background: var(--surface-2); overflow: hidden; }
  li:is(:first-of-type, :last-of-type) { grid-column: span 2; }
  svg { width: 100%; height: clamp(7.25rem, 4rem + 20vw, 20rem); }
  li:is(:first-of-type, :last-of-type) svg { aspect-ratio: 9 / 5; height: auto; }
  @media (min-width: 60rem) {
    grid-template-columns: repeat(12, minmax(0, 1fr));
    grid-auto-rows: 19rem;
    gap: 1rem;
    li { grid-column: span 4; }
    li svg, li:is(:first-of-type, :last-of-type) svg { height: 100%; }
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
