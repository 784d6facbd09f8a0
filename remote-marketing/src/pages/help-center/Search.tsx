import { useLoad } from '@cadence/shared/api'
import { TextField } from '@cadence/shared/forms'
import { Link, paths, useLocation, useSearchParams } from '@cadence/shared/router'
import { Button, ErrorNotice, IconButton } from '@cadence/shared/ui'
import styled from '@emotion/styled'
import { Search as Glass, X } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import { fr } from '../../parts/typography.ts'
import { Answerer } from './Answerer.tsx'
import type { Entry } from './article-search.ts'
import { CONTACT_ID } from './contact.ts'

/** Longest query, in characters: nobody types more, and an address may hold anything. */
export const QUERY_MAX = 80

const CONTROL = /\p{C}/gu

/** The query of `?q=`: one line, without control characters, at most `QUERY_MAX` characters. */
export function queryOf(search: string): string {
  const raw = new URLSearchParams(search).get('q') ?? ''
  const line = raw
    .slice(0, 4 * QUERY_MAX)
    .replace(CONTROL, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  return line.slice(0, QUERY_MAX)
}

const SuggestionsBox = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.5rem 1.5rem;
  align-items: center;
  color: var(--muted);
  ul { display: flex; flex-wrap: wrap; gap: 0.5rem; }
  a { display: inline-block; padding-block: 0.625rem; color: var(--text); font-weight: 500; text-underline-offset: 0.25em; }
  @media (max-width: 39.99rem) { [data-for-keyboards] { display: none; } }
  @media (min-width: 40rem) { &:not([data-failed]) { grid-template-columns: minmax(0, 1fr) auto; } }
`

const words = ['Mot de passe', 'Tableau de bord', 'Clavier', 'Thème']

/** Suggested words, and the way to somebody: before the first query, and after a query without a result. */
function Suggestions({ failed, onPick }: { failed: boolean; onPick: (words: string) => void }) {
  return (
    <SuggestionsBox data-failed={failed ? '' : undefined}>
      {failed && <p>{fr('Un seul mot suffit souvent. Ceux-ci mènent quelque part :')}</p>}
      <ul aria-label={fr('Recherches fréquentes')}>
        {words.map((word) => (
          <li key={word} data-for-keyboards={word === 'Clavier' ? '' : undefined}>
            <Button size="sm" onClick={() => onPick(word)}>
              {word}
            </Button>
          </li>
        ))}
      </ul>
      <p>
        <Link to={{ pathname: paths.helpCenter, hash: CONTACT_ID }}>
          {failed ? 'Ou demander à quelqu’un' : 'Parler à quelqu’un'}
        </Link>
      </p>
    </SuggestionsBox>
  )
}

const List = styled.ul`
  margin-top: 0.75rem;
  border: 1px solid var(--hairline);
  border-radius: var(--radius-card);
  background: var(--surface-1);
  overflow: hidden;
  li + li { border-top: 1px solid var(--hairline); }
  a { display: grid; gap: 0.125rem; padding: 0.875rem 1.25rem; text-decoration: none; overflow-wrap: anywhere; }
  a:hover { background: var(--surface-2); }
  a:focus-visible { outline-offset: -3px; border-radius: var(--radius-card); }
  b { font-weight: 600; line-height: 1.35; }
  span { color: var(--muted); font-size: var(--text-sm); }
`

/** The results. One that leads to a place on this page leaves the query in the address. */
function Results({ found, search }: { found: readonly Entry[]; search: string }) {
  return (
    <List>
      {found.map(({ to, title, kind }) => (
        <li key={to}>
          <Link to={to.startsWith('#') ? { pathname: paths.helpCenter, search, hash: to } : to}>
            <b>{title}</b>
            <span>{kind}</span>
          </Link>
        </li>
      ))}
    </List>
  )
}

const Box = styled('search')`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.875rem;
  width: 100%;
  @media (min-width: 60rem) { max-width: 44rem; }
  label + div { min-height: 3.75rem; padding-inline: 1.25rem; border-radius: var(--radius-card); font-size: 1.0625rem; }
  label + div > svg { color: var(--warm); }
  label + div > button { margin-right: -0.75rem; }
  input::-webkit-search-cancel-button { display: none; }
`

/** The best results are shown. A query with many is too short to tell what is looked for. */
const RESULTS_SHOWN = 8

/** The number of results, shown and announced after a query. */
function resultCount(query: string, found: number): string {
  if (found === 0) return fr(`Aucun résultat pour « ${query} ».`)
  const all = `${found} résultat${found > 1 ? 's' : ''} pour « ${query} »`
  return fr(found > RESULTS_SHOWN ? `${all} : voici les ${RESULTS_SHOWN} premiers.` : all)
}

/* Without a result the status is the heading of what to do next. Somebody to ask is beside it. */
const FoundBox = styled.div`
  &[data-empty] {
    display: grid;
    gap: 0.75rem 2rem;
    justify-items: center;
    margin-top: 1.5rem;
    text-align: center;
    [role='status'] { font: 650 var(--text-xl) / 1.25 var(--font-display); letter-spacing: -0.015em; overflow-wrap: anywhere; text-wrap: balance; }
    ul { justify-content: center; }
    > div:first-of-type { width: 13rem; aspect-ratio: 16 / 10; }
  }
  @media (min-width: 40rem) {
    &[data-empty] {
      grid-template: 'person status' auto 'person next' auto / auto minmax(0, 1fr);
      justify-items: start;
      text-align: left;
      [role='status'] { grid-area: status; align-self: end; }
      ul { justify-content: start; }
      > div:first-of-type { grid-area: person; align-self: center; }
      > div:last-of-type { grid-area: next; }
    }
  }
`

const loadSearch = () => import('./help-index.ts')

interface FoundProps {
  query: string
  /** The query of the address. */
  search: string
  onPick: (words: string) => void
}

/** What a query finds. The first query loads the index, which holds every article. */
function Found({ query, search: asked, onPick }: FoundProps) {
  const { data, state, reload } = useLoad(loadSearch, {
    onFailure: (error) => console.warn('The search could not be loaded', error),
  })
  if (state === 'failed') {
    return (
      <ErrorNotice retry={{ label: 'Réessayer', run: reload }}>
        {fr('La recherche n’a pas pu être chargée. Vérifiez la connexion, puis réessayez.')}
      </ErrorNotice>
    )
  }
  const found = data?.searchHelp(query)
  const isEmpty = found?.length === 0
  return (
    <FoundBox data-empty={isEmpty ? '' : undefined}>
      <p role="status">{found && resultCount(query, found.length)}</p>
      {found && !isEmpty && <Results found={found.slice(0, RESULTS_SHOWN)} search={asked} />}
      {isEmpty && (
        <>
          <Answerer />
          <Suggestions failed onPick={onPick} />
        </>
      )}
    </FoundBox>
  )
}

/** The search over articles, categories and questions. A sent query is in the address, as `?q=`. */
export function Search() {
  const location = useLocation()
  const [, setParams] = useSearchParams()
  const [typed, setTyped] = useState('')
  const input = useRef<HTMLInputElement>(null)
  const listId = useId()
  // Read in an effect, not as the first state: the server renders the page without a query.
  useEffect(() => setTyped(queryOf(location.search)), [location.search])

  const query = typed.trim()
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
          right={
            typed !== '' && (
              // Like that of a browser's own field it is no stop of the keyboard, which has Escape.
              <IconButton label="Effacer la recherche" tabIndex={-1} onClick={() => pick('')}>
                <X size={20} strokeWidth={1.75} aria-hidden="true" />
              </IconButton>
            )
          }
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Escape') setTyped('')
          }}
        />
      </form>
      <div id={listId}>
        {query === '' ? (
          <>
            <p role="status" />
            <Suggestions failed={false} onPick={pick} />
          </>
        ) : (
          <Found query={query} search={location.search} onPick={pick} />
        )}
      </div>
    </Box>
  )
}
