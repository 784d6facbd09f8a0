import { SelectField, TextField } from '@cadence/shared/forms'
import { useTexts } from '@cadence/shared/i18n'
import { Link, paths } from '@cadence/shared/router'
import {
  type InboxKind,
  type InboxList,
  inboxKinds,
  SEARCH_MAX,
  threadStatuses,
} from '@cadence/shared/schemas/inbox'
import styled from '@emotion/styled'
import { Search } from 'lucide-react'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { pillLink } from '../../../pill-link.ts'
import { inboxTexts } from '../../../texts/inbox.ts'
import { type InboxView, queryOf } from '../inbox-address.ts'

const Tabs = styled.nav`
  ul { display: flex; flex-wrap: wrap; gap: 0.25rem; }
  a {
    ${pillLink}
    display: inline-flex;
    gap: 0.25rem;
    padding: 0.375rem 0.5rem;
  }
  small { font-size: var(--text-xs); font-variant-numeric: tabular-nums; }
`

const Fields = styled('search')`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(14rem, 100%), 1fr));
  align-items: end;
  gap: 0.75rem;
`

/** Typing pauses for this long, in milliseconds, before the search begins. */
const PAUSE_MS = 300

interface SearchFieldProps {
  search: string
  onSearch: (search: string) => void
}

/** The search. It begins when typing pauses, and follows the address on the way back. */
function SearchField({ search, onSearch }: SearchFieldProps) {
  const t = useTexts(inboxTexts)
  const [typed, setTyped] = useState(search)
  const asked = useRef(search)
  // An address that this field has asked for must not replace what was typed since.
  useEffect(() => {
    if (search === asked.current) return
    asked.current = search
    setTyped(search)
  }, [search])
  // Another filter may be chosen, or a thread opened, before typing pauses: the search must keep it.
  const newest = useRef(onSearch)
  useLayoutEffect(() => {
    newest.current = onSearch
  })
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const type = (text: string) => {
    setTyped(text)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      asked.current = text.trim()
      newest.current(text.trim())
    }, PAUSE_MS)
  }
  return (
    <TextField
      type="search"
      aria-label={t.search}
      placeholder={t.searchHint}
      maxLength={SEARCH_MAX}
      autoComplete="off"
      spellCheck={false}
      value={typed}
      left={<Search size={18} strokeWidth={1.75} aria-hidden="true" />}
      onChange={({ target }) => type(target.value)}
    />
  )
}

interface Props {
  view: InboxView
  /** Undefined until the list is loaded. */
  counts: InboxList['counts'] | undefined
  onShow: (change: Partial<InboxView>) => void
}

const isKind = (value: string): value is InboxKind => inboxKinds.some((kind) => kind === value)

/** What the list shows: the status as links, with how many threads each has, then the search and the kind. */
export function Filters({ view, counts, onShow }: Props) {
  const t = useTexts(inboxTexts)
  return (
    <>
      <Tabs aria-label={t.status}>
        <ul>
          {([...threadStatuses, 'all'] as const).map((status) => (
            <li key={status}>
              <Link
                to={{ pathname: paths.inbox, search: queryOf({ ...view, status, thread: null }) }}
                aria-current={view.status === status ? 'page' : undefined}
                preventScrollReset
              >
                {t[status]} {counts && status !== 'all' && <small>{counts[status]}</small>}
              </Link>
            </li>
          ))}
        </ul>
      </Tabs>
      <Fields>
        <SearchField search={view.search} onSearch={(search) => onShow({ search })} />
        <SelectField
          label={t.kind}
          value={view.kind ?? ''}
          onChange={({ target }) => onShow({ kind: isKind(target.value) ? target.value : null })}
        >
          <option value="">{t.anyKind}</option>
          {inboxKinds.map((kind) => (
            <option key={kind} value={kind}>
              {t[kind]}
            </option>
          ))}
        </SelectField>
      </Fields>
    </>
  )
}
