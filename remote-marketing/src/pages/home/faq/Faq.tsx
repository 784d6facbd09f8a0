import { Link, paths } from '@cadence/shared/router'
import { ButtonLink } from '@cadence/shared/ui'
import styled from '@emotion/styled'
import { Disclosure } from '../../../parts/Disclosure.tsx'
import { Column, Lede, Section } from '../../../parts/layout.ts'
import { fr } from '../../../parts/typography.ts'
import { questions } from './questions.ts'

const Sides = styled(Column)`
  display: grid;
  gap: 2.5rem;
  @media (min-width: 60rem) { grid-template-columns: minmax(0, 4fr) minmax(0, 7fr); gap: 5rem; }
`

const Head = styled.div`
  display: grid;
  gap: 1.25rem;
  justify-items: start;
  align-content: start;
  @media (min-width: 60rem) { position: sticky; top: 8rem; align-self: start; }
`

const List = styled.div`
  border-top: 1px solid var(--hairline);
`

export function Faq() {
  return (
    <Section>
      <Sides>
        <Head>
          <h2>Avant de commencer</h2>
          <Lede>{fr("Huit questions qu'on nous pose souvent. La vôtre y est peut-être.")}</Lede>
          <ButtonLink to={paths.helpCenter}>Aller au centre d’aide</ButtonLink>
        </Head>
        <List>
          {questions.map(({ id, question, answer, more }) => (
            <Disclosure key={id} id={id} title={question}>
              <p>{answer}</p>
              {more && <Link to={more.to}>{more.label}</Link>}
            </Disclosure>
          ))}
        </List>
      </Sides>
    </Section>
  )
}
