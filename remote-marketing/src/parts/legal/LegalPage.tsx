import { Link, paths } from '@cadence/shared/router'
import { Echo } from '@cadence/shared/ui/echo'
import styled from '@emotion/styled'
import { Children, cloneElement, isValidElement, type ReactNode } from 'react'
import { Column, Lede, rhythm } from '../page-layout.ts'
import { fr } from '../typography.ts'
import { unbroken } from '../unbroken.tsx'
import { useHashTarget } from '../use-hash-target.ts'
import type { LegalSection } from './LegalContents.tsx'
import { Contents, WIDE } from './LegalContents.tsx'
import { type LegalPoint, Summary } from './LegalSummary.tsx'

/**
 * Sets every string of a text as French is printed, at any depth, so that a long text can be written as plain JSX.
 * It does not reach texts that a nested component renders.
 */
export function typeset(text: ReactNode): ReactNode {
  return Children.map(text, (node) => {
    if (typeof node === 'string') return unbroken(fr(node))
    if (!isValidElement<{ children?: ReactNode }>(node) || node.props.children === undefined) return node
    return cloneElement(node, {}, typeset(node.props.children))
  })
}

/** Width of a legal text: lines of about 66 characters. */
const MEASURE = '34rem'

/** The column of a legal text: numbered points, lists that show as lists. */
const Prose = styled.div`
  --number: 1.75rem;
  counter-reset: point;
  display: grid;
  gap: 3.5rem;
  min-width: 0;
  font-size: 1.0625rem;
  line-height: 1.7;
  overflow-wrap: break-word;

  section { counter-increment: point; }
  /* A second line begins below the first word, not below the number. */
  h2 { margin-bottom: 1rem; padding-left: var(--number); font-size: var(--text-xl); }
  h2::before {
    content: counter(point);
    content: counter(point) / '';
    /* Not underlined. */
    display: inline-block;
    width: var(--number);
    margin-left: calc(-1 * var(--number));
    color: var(--faint);
    font: 500 var(--text-sm)/1.4 var(--font-text);
    letter-spacing: 0;
    font-variant-numeric: tabular-nums;
  }
  /* In the margin, where there is one. */
  @media (min-width: 60rem) { --number: 2rem; h2 { padding-left: 0; } }
  /* The folded table of contents of a phone stays above the text. */
  @media (max-width: 47.99rem) { && h2 { scroll-margin-top: calc(var(--header-height, 0px) + var(--banner-height, 0px) + 4.75rem); } }
  /* The target of a link. */
  h2:focus { outline: none; text-decoration: underline 2px var(--accent); text-underline-offset: 0.3em; }
  h3 { margin: 1.75rem 0 0.5rem; font: 600 var(--text-md)/1.4 var(--font-text); letter-spacing: 0; }

  p + p, ul + p, dl + p { margin-top: 1rem; }
  ul { display: grid; gap: 0.5rem; margin-top: 0.75rem; padding-left: 1.25rem; list-style: disc; }
  li::marker { color: var(--faint); }
  strong { font-weight: 600; }
  code { font-size: 0.9em; overflow-wrap: anywhere; span { white-space: nowrap; } }
  /* A cookie goes to the next line as a whole. The narrowest phones have no room for that. */
  @media (min-width: 22rem) { code:has(> span) { white-space: nowrap; } }
  a { text-underline-offset: 0.25em; text-decoration-color: var(--faint); }
  a:hover { text-decoration-color: currentColor; }

  dl { margin-top: 0.75rem; border-top: 1px solid var(--hairline); }
  dl > div { padding-block: 0.75rem; border-bottom: 1px solid var(--hairline); }
  dt { color: var(--muted); font-size: var(--text-sm); }
  dd { text-wrap: pretty; }
  @media (min-width: 60rem) {
    dl > div { display: grid; grid-template-columns: minmax(0, 4fr) minmax(0, 7fr); gap: 1.5rem; align-items: baseline; }
  }
`

const Head = styled.header`
  position: relative;
  padding-block: clamp(7rem, 5rem + 7vw, 10rem) clamp(2.5rem, 2rem + 2vw, 4rem);
  border-bottom: 1px solid var(--hairline);
  overflow: clip;
  h1 { max-width: 14em; font-size: clamp(1.95rem, 1.2rem + 3.5vw, 3.5rem); overflow-wrap: break-word; }
`

const Lamp = styled(Echo)`
  right: -34rem;
  bottom: -34rem;
  @media (min-width: 60rem) { right: calc(50vw - 64rem); }
`

const Opening = styled.div`
  position: relative;
  display: grid;
  gap: 1.25rem;
  justify-items: start;
  min-width: 0;
`

const About = styled(Lede)`
  max-width: 29em;
`

const Dated = styled.p`
  color: var(--muted);
  font-size: var(--text-sm);
  time { color: var(--text); font-weight: 500; white-space: nowrap; }
`

/* No grid on a phone: its table of contents stays above the whole text. */
const Sides = styled(Column)`
  padding-bottom: ${rhythm};
  > nav + div { max-width: ${MEASURE}; }
  ${WIDE} { display: grid; padding-top: clamp(2rem, 1.5rem + 2vw, 4rem); grid-template-columns: clamp(11rem, 24vw, 18rem) minmax(0, ${MEASURE}); gap: clamp(2rem, 5vw, 5rem); }
`

const Others = styled.footer`
  padding-top: 1.5rem;
  border-top: 1px solid var(--hairline);
  a { display: inline-block; padding-block: 0.625rem; font-weight: 500; }
  ul { gap: 0; margin-top: 0.25rem; padding: 0; list-style: none; }
`

const texts = [
  { to: paths.legalNotice, title: 'Mentions légales' },
  { to: paths.privacyPolicy, title: 'Politique de confidentialité' },
  { to: paths.cgu, title: "Conditions générales d'utilisation" },
] as const

/** Props of a legal text: its title, what it is about in one or two sentences, and the points of a long one in short. */
export interface LegalPageProps {
  title: (typeof texts)[number]['title']
  about: string
  points?: readonly LegalPoint[]
  sections: readonly LegalSection[]
}

/** One of the three legal texts, dated, with its table of contents (specification, section 2, Legal pages). */
export function LegalPage({ title, about, points, sections }: LegalPageProps) {
  useHashTarget()
  return (
    <>
      <Head>
        <Lamp />
        <Column>
          <Opening>
            <h1>{fr(title)}</h1>
            <About>{fr(about)}</About>
            <Dated>
              Texte en vigueur depuis le <time dateTime="2025-08-29">29 août 2025</time>
            </Dated>
          </Opening>
        </Column>
      </Head>
      <Sides>
        <Contents sections={sections} />
        <Prose>
          {points ? <Summary points={points} sections={sections} /> : null}
          {sections.map(({ id, title, body }) => (
            <section key={id}>
              <h2 id={id} tabIndex={-1}>
                {fr(title)}
              </h2>
              {typeset(body)}
            </section>
          ))}
          <Others>
            <p>À lire aussi</p>
            <ul>
              {texts
                .filter((text) => text.title !== title)
                .map((text) => (
                  <li key={text.to}>
                    <Link to={text.to}>{fr(text.title)}</Link>
                  </li>
                ))}
            </ul>
          </Others>
        </Prose>
      </Sides>
    </>
  )
}
