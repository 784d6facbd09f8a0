import styled from '@emotion/styled'
import { Column, Lede, Section } from '../../parts/page-layout.ts'
import { fr } from '../../parts/typography.ts'

/** How Cadence can come into a school, step by step. */
const steps = [
  {
    when: 'Avant la rentrée',
    title: 'La démo',
    text: fr(
      "Cadence de l'inscription au premier tableau, avec vos questions. La personne qui s'occupe de l'informatique y a sa place.",
    ),
  },
  {
    when: fr('Semaine 1'),
    title: fr("Une classe d'abord"),
    text: fr(
      'Un prénom, une adresse e-mail, un mot de passe : chacun ouvre son compte. Il n’y a rien à installer, un navigateur suffit, sur un ordinateur ou un téléphone.',
    ),
  },
  {
    when: 'Les semaines suivantes',
    title: 'Le rythme s’installe',
    text: fr(
      "Une séance de vingt-cinq minutes en cours, les autres à la maison. Le centre d'aide répond aux questions qui ne peuvent pas attendre, le support aux autres.",
    ),
  },
  {
    when: 'Le moment venu',
    title: 'Le bilan',
    text: fr(
      'Qu’ont pensé les élèves, qu’ont vu les enseignants ? Élargir, ajuster ou en rester là : c’est vous qui voyez.',
    ),
  },
] as const

const Head = styled.div`
  display: grid;
  gap: 1rem;
  margin-bottom: 2.5rem;
  h2 { max-width: 15em; }
`

const desktop = '@media (min-width: 60rem)'
const tick = '0.875rem'

/* The days of a semester on a ruler, which is at the side on a phone. The warm marks are the steps. */
const Ruler = styled.ol`
  display: grid;
  gap: 1.75rem;
  padding-left: 2rem;
  background: repeating-linear-gradient(var(--outline) 0 1px, transparent 1px ${tick}) 0 0 / 0.75rem 100% no-repeat;
  li { position: relative; }
  li::before { content: ''; position: absolute; top: 0; left: -2rem; width: 1.375rem; height: 2px; background: var(--warm); }
  small { display: block; color: var(--faint); font-size: var(--text-sm); line-height: 1.2; }
  h3 { margin-top: 0.5rem; font-size: var(--text-xl); }
  p { max-width: 32em; margin-top: 0.5rem; color: var(--muted); }
  ${desktop} {
    grid-template-columns: minmax(0, 3fr) minmax(0, 3fr) minmax(0, 4fr) minmax(0, 3fr);
    gap: 0;
    padding: 0;
    background: repeating-linear-gradient(to right, var(--outline) 0 1px, transparent 1px ${tick}) 0 0 / 100% 1.25rem no-repeat;
    li { padding: 4rem 2rem 0 0; }
    li::before { left: 0; width: 2px; height: 3.25rem; }
  }
`

export function Semester() {
  return (
    <Section>
      <Column>
        <Head>
          <h2>Une mise en place pas à pas.</h2>
          <Lede>
            {fr("Sans serveur, sans déploiement, et sans engager tout l'établissement le premier jour.")}
          </Lede>
        </Head>
        <Ruler>
          {steps.map(({ when, title, text }) => (
            <li key={title}>
              <small>{when}</small>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </Ruler>
      </Column>
    </Section>
  )
}
