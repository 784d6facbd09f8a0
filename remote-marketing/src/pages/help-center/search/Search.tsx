import { TextField } from '@cadence/shared/forms'
import { useLocation, useSearchParams } from '@cadence/shared/router'
import styled from '@emotion/styled'
import { Search as Glass } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import { fr } from '../../../parts/typography.ts'
import { entries } from './entries.ts'
import { QUERY_MAX, queryOf } from './query.ts'
import { Results } from './Results.tsx'
import { Suggestions } from './Suggestions.tsx'
import { search } from './search.ts'

const Box = styled('search')`
  display: grid;
  gap: 0.875rem;
  width: min(44rem, 100%);
  label + div { min-height: 3.75rem; padding-inline: 1.25rem; border-radius: var(--radius-card); font-size: 1.0625rem; }
  label + div > svg { color: var(--warm); }
`

/** What a screen reader hears, and everybody reads, once something was asked. */
function said(query: string, found: number): string {
  if (found === 0) return fr(`Aucun résultat pour « ${query} ».`)
  return fr(`${found} résultat${found > 1 ? 's' : ''} pour « ${query} »`)
}

/** The search over articles, categories and questions. What was sent stands in the address as `?q=`. */
export function Search() {
  const location = useLocation()
  const [, setParams] = useSearchParams()
  const [typed, setTyped] = useState('')
  const input = useRef<HTMLInputElement>(null)
  const listId = useId()
  // Not the first state: the page may have been drawn on a server, which keeps it without any query.
  useEffect(() => setTyped(queryOf(location.search)), [location.search])

  const query = typed.trim()
  const found = search(entries, query)
  const pick = (words: string) => {
    setTyped(words)
    input.current?.focus()
  }
  return (
    <Box>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          setParams(query === '' ? {} : { q: query }, { replace: true, preventScrollReset: true })
        }}
      >
        <TextField
          ref={input}
          label={fr('Que cherchez-vous ?')}
          type="search"
          name="q"
          placeholder={fr('mot de passe, minuteur, clavier…')}
          autoComplete="off"
          enterKeyHint="search"
          maxLength={QUERY_MAX}
          aria-controls={listId}
          left={<Glass size={22} strokeWidth={1.75} aria-hidden="true" />}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Escape') setTyped('')
          }}
        />
      </form>
      <div id={listId}>
        <p role="status">{query !== '' && said(query, found.length)}</p>
        {found.length > 0 && <Results found={found} search={location.search} />}
        {found.length === 0 && <Suggestions failed={query !== ''} onPick={pick} />}
      </div>
    </Box>
  )
}
