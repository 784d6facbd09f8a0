import { Link, paths } from '@cadence/shared/router'
import styled from '@emotion/styled'
import { Disclosure } from '../../parts/Disclosure.tsx'
import { Column, Section } from '../../parts/page-layout.ts'
import { unbroken } from '../../parts/unbroken.tsx'
import { CopyLink } from './CopyLink.tsx'
import { QUESTIONS_ID } from './contact.ts'
import { questions } from './content/questions.ts'

const Band = styled(Section)`
  border-block: 1px solid var(--hairline);
  background: var(--surface-1);
  &:focus { outline: none; }
  padding-block: clamp(4rem, 3rem + 4vw, 6rem);
`

const Body = styled(Column)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 2rem 3rem;
  button { margin-left: -0.75rem; }
  @media (min-width: 60rem) { grid-template-columns: minmax(0, 6fr) minmax(0, 7fr); h2 { padding-top: 0.5rem; } }
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
      <Body>
        <h2>Questions fréquentes</h2>
        <div>
          {questions.map(({ id, question, answer, more }) => (
            <Disclosure key={id} id={id} title={question}>
              <p>{unbroken(answer)}</p>
              <Foot>
                <CopyLink to={`${paths.helpCenter}#${id}`} title={question} />
                {more && <Link to={more.to}>{more.label}</Link>}
              </Foot>
            </Disclosure>
          ))}
        </div>
      </Body>
    </Band>
  )
}
