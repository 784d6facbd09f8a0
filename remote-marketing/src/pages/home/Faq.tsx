import { Link, paths } from '@cadence/shared/router'
import { ButtonLink } from '@cadence/shared/ui'
import styled from '@emotion/styled'
import { Disclosure } from '../../parts/Disclosure.tsx'
import { Column, Lede, Section } from '../../parts/page-layout.ts'
import { fr } from '../../parts/typography.ts'
import { questions } from './home-questions.ts'

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 1.25rem 3rem;
  align-items: end;
  justify-content: space-between;
  margin-bottom: 2rem;
  h2 { margin-bottom: 1.25rem; }
  @media (min-width: 48rem) { align-items: last baseline; }
  @media (min-width: 60rem) { margin-bottom: 3rem; }
`

/* Two lists, and not two columns of one: an answer that opens moves the questions below it only. */
const Lists = styled.div`
  > div { border-top: 1px solid var(--hairline); }
  @media (max-width: 59.99rem) { > div + div { border: 0; } }
  @media (min-width: 60rem) { display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); gap: 4rem; align-items: start; }
`

const half = questions.length / 2

export function Faq() {
  return (
    <Section>
      <Column>
        <Head>
          <div>
            <h2>Avant de commencer</h2>
            <Lede>{fr("Huit questions qu'on nous pose souvent. La\u00a0vôtre y est peut-être.")}</Lede>
          </div>
          <ButtonLink to={paths.helpCenter}>Aller au centre d’aide</ButtonLink>
        </Head>
        <Lists>
          {[questions.slice(0, half), questions.slice(half)].map((list) => (
            <div key={list[0]?.id}>
              {list.map(({ id, question, answer, more }) => (
                <Disclosure key={id} id={id} title={question}>
                  <p>{answer}</p>
                  {more && <Link to={more.to}>{more.label}</Link>}
                </Disclosure>
              ))}
            </div>
          ))}
        </Lists>
      </Column>
    </Section>
  )
}
