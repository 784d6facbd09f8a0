import styled from '@emotion/styled'
import { Column, Lede, Section } from '../../parts/page-layout.ts'
import { fr } from '../../parts/typography.ts'
import { unbroken } from '../../parts/unbroken.tsx'

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
  p { text-wrap: balance; }
`

const desktop = '@media (min-width: 60rem)'

/** Marks of each step on a desktop. In the widest column, of 1200 px, they are 15 px apart. */
const marks = [18, 18, 25, 19]
const all = marks.reduce((sum, count) => sum + count)

/*
 * The days of a semester on a ruler, which is at the side on a phone. Each step begins with a warm mark, and the small marks of its
 * days are counted from there, so that all have the same distance.
 */
const Ruler = styled.ol`
  --gap: 1.75rem;
  display: grid;
  gap: var(--gap);
  li { position: relative; padding-left: 2rem; }
  li::after { content: ''; position: absolute; top: 0; left: 0; width: 1.375rem; height: 2px; background: var(--glow); }
  li::before { content: ''; position: absolute; inset: 0 auto calc(-1 * var(--gap)) 0; width: 0.75rem; background: linear-gradient(var(--outline) 1px, transparent 0) 0 0 / 100% 0.875rem round; }
  li:last-of-type::before { bottom: 0; }
  small { display: block; color: var(--faint); font-size: var(--text-sm); line-height: 1.2; }
  h3 { margin-top: 0.5rem; font-size: var(--text-xl); }
  p { max-width: 32em; margin-top: 0.5rem; color: var(--muted); }
  ${desktop} {
    grid-template-columns: ${marks.map((count) => `minmax(0, ${count}fr)`).join(' ')};
    gap: 0;
    background: linear-gradient(to right, var(--outline) 1px, transparent 0) 0 0 / calc(100% / ${all}) 1.25rem repeat-x;
    li { padding: 4rem 2rem 0 0; }
    li::after { width: 2px; height: 3.25rem; }
    li::before { content: none; }
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
              <p>{unbroken(text)}</p>
            </li>
          ))}
        </Ruler>
      </Column>
    </Section>
  )
}
