import { Link, paths } from '@cadence/shared/router'
import styled from '@emotion/styled'
import { Column, litBackground, rhythm, Section } from '../../parts/page-layout.ts'
import { fr } from '../../parts/typography.ts'
import { unbroken } from '../../parts/unbroken.tsx'

/** What a school asks about the data, answered as the privacy policy and the terms of use do. */
const protections = [
  {
    name: 'Ce que voit un enseignant',
    fact: fr(
      "Rien de l'espace d'un élève : ni ses notes, ni ses tâches, ni ses humeurs. Les résultats se mesurent autrement, d'une manière convenue avec vous.",
    ),
  },
  {
    name: 'Ce que nous demandons',
    fact: fr('Une adresse e-mail, un prénom, un mot de passe. Noter son humeur est facultatif.'),
  },
  { name: 'Hébergement', fact: fr('En France.') },
  { name: 'Publicité, revente', fact: fr('Aucune. Pas de traceur, donc pas de bandeau à fermer en classe.') },
  {
    name: 'Effacement',
    fact: fr(
      "Tâches, notes et calendrier disparaissent dès que l'élève supprime son compte, et il peut d'abord tout télécharger.",
    ),
  },
  {
    name: 'Élèves mineurs',
    fact: fr(
      "Vous vous assurez de l'accord d'un parent. Vous répondez des données que vous détenez ; nous, de celles de l'espace.",
    ),
  },
] as const

const Box = styled(Section)`
  padding-top: ${rhythm};
`

const Halves = styled(Column)`
  display: grid;
  gap: 3rem;
  h2 { margin-bottom: 1.25rem; font-size: var(--text-2xl); }
  p { max-width: 34em; color: var(--muted); }
  p + p { margin-top: 1rem; }
  a { display: inline-block; margin-top: 0.75rem; padding-block: 0.625rem; font-weight: 500; text-underline-offset: 0.25em; text-decoration-color: var(--faint); }
  a:hover { text-decoration-color: currentColor; }
  @media (min-width: 60rem) { grid-template-columns: minmax(0, 5fr) minmax(0, 6fr); gap: 5rem; }
`

/* The price, in the light of a lamp. */
const Cost = styled.div`
  display: grid;
  align-self: start;
  justify-items: start;
  padding: 1.5rem;
  border: 1px solid var(--hairline);
  border-radius: var(--radius-card);
  background: ${litBackground};
  @media (min-width: 40rem) { padding: 2.5rem; }
`

const Price = styled.strong`
  display: block;
  margin-bottom: 1.25rem;
  font: 650 clamp(3.5rem, 2rem + 7vw, 6.5rem)/0.95 var(--font-display);
  letter-spacing: -0.045em;
  @media (min-width: 75rem) { font-size: 8rem; }
`

const Rows = styled.dl`
  border-top: 1px solid var(--hairline);
  div { display: grid; gap: 0.125rem 1.5rem; padding-block: 0.875rem; border-bottom: 1px solid var(--hairline); }
  dt { font-weight: 600; }
  dd { color: var(--muted); }
  @media (min-width: 40rem) { div { grid-template-columns: minmax(0, 11rem) minmax(0, 1fr); } }
`

export function Terms() {
  return (
    <Box>
      <Halves>
        <Cost>
          <h2>Ce que cela coûte</h2>
          <Price>Gratuit</Price>
          <p>
            {fr(
              "L'accès au site est gratuit, pour les élèves comme pour les enseignants. L'investissement, c'est surtout du temps : une démo, une première séance, un bilan.",
            )}
          </p>
          <p>
            {fr(
              "Si vous souhaitez davantage, nous l'écrivons ensemble avant de commencer. Rien n'est facturé sans un accord exprès, donné après avoir vu le prix.",
            )}
          </p>
          <Link to={`${paths.cgu}#gratuite`}>Lire ce que disent les conditions</Link>
        </Cost>
        <div>
          <h2>Ce que deviennent les données</h2>
          <Rows>
            {protections.map(({ name, fact }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{unbroken(fact)}</dd>
              </div>
            ))}
          </Rows>
          <Link to={paths.privacyPolicy}>Lire la politique de confidentialité</Link>
        </div>
      </Halves>
    </Box>
  )
}
