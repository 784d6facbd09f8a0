import { Link, paths } from '@cadence/shared/router'
import { Button } from '@cadence/shared/ui'
import styled from '@emotion/styled'
import { fr } from '../../../parts/typography.ts'
import { CONTACT_ID } from '../contact.ts'

const Box = styled.div`
  display: grid;
  gap: 0.75rem;
  color: var(--muted);
  ul { display: flex; flex-wrap: wrap; gap: 0.5rem; }
  a { display: inline-block; padding-block: 0.625rem; color: var(--text); font-weight: 500; text-underline-offset: 0.25em; }
`

const words = ['Mot de passe', 'Tableau de bord', 'Clavier', 'Thème']

/** Words that lead somewhere: before anything is typed, and where a search has found nothing. */
export function Suggestions({ failed, onPick }: { failed: boolean; onPick: (words: string) => void }) {
  return (
    <Box>
      {failed && <p>{fr('Un seul mot suffit souvent. Ceux-ci mènent quelque part :')}</p>}
      <ul aria-label={fr('Recherches fréquentes')}>
        {words.map((word) => (
          <li key={word}>
            <Button size="sm" onClick={() => onPick(word)}>
              {word}
            </Button>
          </li>
        ))}
      </ul>
      {failed && (
        <p>
          <Link to={{ pathname: paths.helpCenter, hash: CONTACT_ID }}>Ou demander à quelqu’un</Link>
        </p>
      )}
    </Box>
  )
}
