import { useLoad } from '@cadence/shared/api'
import { useLanguageTag, useTexts } from '@cadence/shared/i18n'
import { paths, useNavigate, useSearchParams } from '@cadence/shared/router'
import { Card, PageHeader } from '@cadence/shared/ui'
import styled from '@emotion/styled'
import { useEffect, useRef, useState } from 'react'
import { inboxTexts } from '../../texts/inbox.ts'
import { ExportButton } from './ExportButton.tsx'
import { filterOf, type InboxView, queryOf, viewOf } from './inbox-address.ts'
import { listThreads } from './inbox-api.ts'
import { Filters } from './list/Filters.tsx'
import { ThreadList } from './list/ThreadList.tsx'
import { Thread } from './thread/Thread.tsx'

/* On a small screen the open thread begins at once below the heading. */
const Page = styled.div`
  @media (max-width: 1023px) { &[data-reading='true'] > header :is(p, button) { display: none; } }
`

/* The list and the open thread beside each other; on a smaller screen one of the two. */
const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: 1.5rem;
  max-width: 80rem;
  @media (max-width: 1023px) {
    &[data-reading='true'] > div, &[data-reading='false'] > p { display: none; }
  }
  @media (min-width: 1024px) { grid-template-columns: 23rem minmax(0, 1fr); }
`

const ListColumn = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1rem;
`

const Empty = styled(Card)`
  color: var(--muted);
  text-align: center;
  padding-block: 4rem;
`

const TITLE_ID = 'inbox-title'

/** The inbox of the team, for administrators: what visitors and members have sent, and the answers to it. */
export default function Inbox() {
  const t = useTexts(inboxTexts)
  const lang = useLanguageTag('fr')
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const view = viewOf(params)
  const filter = filterOf(view)
  const list = useLoad((signal) => listThreads(filter, { signal }), {
    key: queryOf({ ...view, thread: null }),
    reloadOn: ['visible', 'online'],
    onFailure: (error) => console.warn('The inbox could not be loaded', error),
  })

  const [open, setOpen] = useState(view.thread)
  // The thread that the page begins with takes no focus: the page's heading has it.
  const [hasMoved, setMoved] = useState(false)
  if (open !== view.thread) {
    setOpen(view.thread)
    setMoved(true)
  }
  const column = useRef<HTMLDivElement>(null)
  const last = useRef(view.thread)
  const wasErased = useRef(false)
  useEffect(() => {
    const left = last.current
    last.current = view.thread
    if (view.thread !== null || left === null) return
    const place = column.current?.querySelector<HTMLElement>(`[data-thread="${CSS.escape(left)}"]`)
    // A thread that was deleted is about to leave the list.
    const target = wasErased.current ? null : place
    wasErased.current = false
    ;(target ?? document.getElementById(TITLE_ID))?.focus()
  }, [view.thread])

  const show = (change: Partial<InboxView>) =>
    navigate(
      { pathname: paths.inbox, search: queryOf({ ...view, ...change }) },
      { replace: true, preventScrollReset: true },
    )
  return (
    <Page lang={lang} data-reading={view.thread !== null}>
      <PageHeader
        title={t.title}
        titleId={TITLE_ID}
        intro={t.intro}
        actions={<ExportButton filter={filter} />}
      />
      <Columns data-reading={view.thread !== null}>
        <ListColumn ref={column}>
          <Filters view={view} counts={list.data?.counts} onShow={(change) => void show(change)} />
          <ThreadList list={list} view={view} />
        </ListColumn>
        {view.thread === null ? (
          <Empty as="p">{t.choose}</Empty>
        ) : (
          <Thread
            key={view.thread}
            id={view.thread}
            backTo={{ pathname: paths.inbox, search: queryOf({ ...view, thread: null }) }}
            takesFocus={hasMoved}
            onChange={list.reload}
            onErased={() => {
              wasErased.current = true
              list.reload()
              void show({ thread: null })
            }}
          />
        )}
      </Columns>
    </Page>
  )
}
