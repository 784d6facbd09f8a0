import { Link } from '@cadence/shared/router'
import styled from '@emotion/styled'
import { fr } from '../typography.ts'
import { unbroken } from '../unbroken.tsx'
import type { LegalSection } from './LegalContents.tsx'

const Box = styled.section`
  padding: 1.5rem clamp(1.25rem, 4vw, 2rem);
  border-radius: var(--radius-card);
  background: var(--surface-1);
  line-height: 1.6;
  && { counter-increment: none; }
  && h2 { margin: 0; padding: 0; font-size: var(--text-lg); }
  && h2::before { display: none; }
  && ul { gap: 0; padding: 0; list-style: none; }
  li { padding-block: 0.75rem; }
  li + li { border-top: 1px solid var(--hairline); }
  li > a { display: inline-block; padding-block: 0.25rem; color: var(--muted); font-size: var(--text-sm); }
  > p { color: var(--muted); font-size: var(--text-sm); }
`

/** One point of a long text in a sentence, and the section that says it in full. */
export interface LegalPoint {
  text: string
  section: string
}

interface SummaryProps {
  points: readonly LegalPoint[]
  sections: readonly LegalSection[]
}

/** What a long legal text comes to, before the text itself; every point leads to the section that says it in full. */
export function Summary({ points, sections }: SummaryProps) {
  return (
    <Box aria-labelledby="essentiel">
      <h2 id="essentiel">{fr("L'essentiel")}</h2>
      <ul>
        {points.map(({ text, section }) => (
          <li key={section}>
            <p>{unbroken(fr(text))}</p>
            <Link to={`#${section}`}>{fr(sections.find(({ id }) => id === section)?.title ?? '')}</Link>
          </li>
        ))}
      </ul>
      <p>{fr('Ce résumé aide à lire ; seul le texte qui suit nous engage.')}</p>
    </Box>
  )
}
