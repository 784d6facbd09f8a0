import { Link, paths } from '@cadence/shared/router'
import styled from '@emotion/styled'
import { Disclosure } from '../../parts/Disclosure.tsx'
import { Column, Section } from '../../parts/page-layout.ts'
import { CopyLink } from './CopyLink.tsx'
import { QUESTIONS_ID } from './contact.ts'
import { questions } from './content/questions.ts'

const Band = styled(Section)`
  border-block: 1px solid var(--hairline);
  background: var(--surface-1);
  &:focus { outline: none; }
  padding-block: clamp(4rem, 3rem + 4vw, 6rem);
`

const Middle = styled(Column)`
  display: grid;
  gap: 2rem;
  max-width: 52rem;
  @media (min-width: 60rem) { h2 { text-align: center; } }
  button { margin-left: -0.75rem; }
`

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.25rem 1.25rem;
  align-items: center;
  margin-top: 0.625rem;
`

/** The four questions that come to the support most often. */
export function Faq() {
  return (
    <Band id={QUESTIONS_ID} tabIndex={-1}>
      <Middle>
        <h2>Questions fréquentes</h2>
        <div>
          {questions.map(({ id, question, answer, more }) => (
            <Disclosure key={id} id={id} title={question}>
              <p>{answer}</p>
              <Foot>
                <CopyLink to={`${paths.helpCenter}#${id}`} title={question} />
                {more && <Link to={more.to}>{more.label}</Link>}
              </Foot>
            </Disclosure>
          ))}
        </div>
      </Middle>
    </Band>
  )
}
