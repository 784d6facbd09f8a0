import { useLanguageTag, useTexts } from '@cadence/shared/i18n'
import { relativeTime } from '@cadence/shared/preferences'
import { Link, paths } from '@cadence/shared/router'
import type { ThreadSummary } from '@cadence/shared/schemas/inbox'
import styled from '@emotion/styled'
import { inboxTexts } from '../../../texts/inbox.ts'
import { type InboxView, queryOf } from '../inbox-address.ts'
import { StatusBadge } from '../StatusBadge.tsx'

const Item = styled.li`
  & + & { border-top: 1px solid var(--hairline); }
  a {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 0.125rem 0.75rem;
    padding: 0.875rem 1rem;
    text-decoration: none;
    transition: background-color var(--fast) var(--ease);
    &:hover { background: var(--surface-2); }
    &:focus-visible { outline-offset: -3px; border-radius: var(--radius-card); }
    &[aria-current] { background: var(--surface-3); }
  }
  strong { font-weight: 600; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  time { color: var(--muted); font-size: var(--text-xs); line-height: 1.6rem; }
  b { grid-column: 1 / -1; font-size: var(--text-sm); font-weight: 500; overflow-wrap: anywhere; }
  p {
    grid-column: 1 / -1;
    display: -webkit-box;
    color: var(--muted);
    font-size: var(--text-sm);
    line-height: 1.45;
    overflow: hidden;
    overflow-wrap: anywhere;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }
`

interface Props {
  thread: ThreadSummary
  view: InboxView
}

/** One thread of the list: who wrote, when, about what, and how it begins. */
export function ThreadItem({ thread, view }: Props) {
  const t = useTexts(inboxTexts)
  const tag = useLanguageTag('fr')
  const { id, kind, name, subject, excerpt, createdAt, status } = thread
  return (
    <Item>
      <Link
        to={{ pathname: paths.inbox, search: queryOf({ ...view, thread: id }) }}
        aria-current={view.thread === id ? 'true' : undefined}
        data-thread={id}
        preventScrollReset
      >
        <strong>{name}</strong>
        <time dateTime={createdAt}>{relativeTime(Date.parse(createdAt), Date.now(), tag, t.justNow)}</time>
        <b>{subject ? `${t[kind]} · ${subject}` : t[kind]}</b>
        {excerpt && <p>{excerpt}</p>}
        {view.status === 'all' && <StatusBadge status={status} />}
      </Link>
    </Item>
  )
}
