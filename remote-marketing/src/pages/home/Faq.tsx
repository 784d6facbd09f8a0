import { Link, paths } from '@cadence/shared/router'
import { ButtonLink } from '@cadence/shared/ui'
import styled from '@emotion/styled'
import { Disclosure } from '../../parts/Disclosure.tsx'
import { Lede, Section, SideHead, Sides } from '../../parts/page-layout.ts'
import { fr } from '../../parts/typography.ts'
import { questions } from './home-questions.ts'

const List = styled.div`
  border-top: 1px solid var(--hairline);
`

export function Faq() {
  return (
    <Section>
      <Sides>
        <SideHead>
          <h2>Avant de commencer</h2>
          <Lede>{fr("Huit questions qu'on nous pose souvent. La\u00a0vôtre y est peut-être.")}</Lede>
          <ButtonLink to={paths.helpCenter}>Aller au centre d’aide</ButtonLink>
        </SideHead>
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
