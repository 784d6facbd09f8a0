import styled from '@emotion/styled'
import type { ComponentType, ReactNode } from 'react'
import { Bust } from '../../parts/Portrait.tsx'
import { Column, Section } from '../../parts/page-layout.ts'
import { look } from '../../parts/portrait-looks.ts'
import { fr } from '../../parts/typography.ts'
import { Hall, Hill, Library, Night, Screen, Stand } from './gallery-scenes.tsx'

/** A person in a picture: the number of their look, the position of the head, and the scale. */
interface Person {
  look: number
  x: number
  y: number
  scale: number
}

/** Size of every picture. A smaller frame crops it around its middle. */
const width = 360
const height = 240

/** Six drawn pictures of ambassadors at work. */
const photos = [
  {
    alt: 'Trois personnes à une table de bibliothèque',
    Scene: Library,
    people: [
      { look: 0, x: 92, y: 150, scale: 2 },
      { look: 9, x: 180, y: 138, scale: 2.2 },
      { look: 6, x: 266, y: 150, scale: 2 },
    ],
  },
  {
    alt: 'Une personne à sa fenêtre, la nuit',
    Scene: Night,
    people: [{ look: 3, x: 206, y: 154, scale: 2.9 }],
  },
  {
    alt: 'Deux personnes devant un minuteur',
    Scene: Screen,
    people: [
      { look: 4, x: 128, y: 168, scale: 2.2 },
      { look: 11, x: 232, y: 164, scale: 2.3 },
    ],
  },
  {
    alt: 'Deux personnes assises dans l’herbe',
    Scene: Hill,
    people: [
      { look: 10, x: 138, y: 150, scale: 1.9 },
      { look: 13, x: 226, y: 158, scale: 1.9 },
    ],
  },
  {
    alt: fr("Une personne derrière un stand d'accueil"),
    Scene: Stand,
    people: [{ look: 12, x: 180, y: 132, scale: 2.4 }],
  },
  {
    alt: 'Cinq personnes dans un amphithéâtre',
    Scene: Hall,
    people: [
      { look: 7, x: 62, y: 108, scale: 1.25 },
      { look: 2, x: 180, y: 98, scale: 1.25 },
      { look: 5, x: 298, y: 108, scale: 1.25 },
      { look: 8, x: 116, y: 174, scale: 1.7 },
      { look: 15, x: 246, y: 174, scale: 1.7 },
    ],
  },
] as const

/** A drawn picture. Its accessible name says that it is a drawing: the person does not exist. */
function Photo(props: {
  alt: string
  Scene: ComponentType<{ children: ReactNode }>
  people: readonly Person[]
}) {
  const { alt, Scene, people } = props
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMid slice"
      fill="none"
      role="img"
      aria-label={`Illustration\u202f: ${alt.charAt(0).toLowerCase()}${alt.slice(1)}`}
    >
      <Scene>
        {people.map(({ look: person, x, y, scale }) => (
          <g key={person} transform={`translate(${x} ${y}) scale(${scale})`}>
            {/* A face is slightly transparent. This ground hides what is behind it. */}
            <circle cy="-6" r="10" fill="var(--surface-2)" />
            <Bust {...look(person)} />
          </g>
        ))}
      </Scene>
    </svg>
  )
}

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
