import { ApiError, type Loaded, useSubmit } from '@cadence/shared/api'
import { useTexts } from '@cadence/shared/i18n'
import type { InboxList } from '@cadence/shared/schemas/inbox'
import { afterPaint, Button, ErrorNotice, toast } from '@cadence/shared/ui'
import styled from '@emotion/styled'
import { useRef } from 'react'
import { failureText } from '../../../failure-text.ts'
import { SectionSkeleton } from '../../../SectionSkeleton.tsx'
import { type InboxTexts, inboxTexts } from '../../../texts/inbox.ts'
import { filterOf, type InboxView } from '../inbox-address.ts'
import { listThreads } from '../inbox-api.ts'
import { ThreadItem } from './ThreadItem.tsx'

const Box = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.75rem;
  [role='status'] { color: var(--muted); font-size: var(--text-sm); }
  &[aria-busy='true'] > ul { opacity: 0.5; }
  > ul {
    border: 1px solid var(--hairline);
    border-radius: var(--radius-card);
    background: var(--surface-1);
    overflow: hidden;
    transition: opacity var(--fast) var(--ease);
  }
`

/** How many threads there are in all, of which the list may show the first. */
function totalOf({ counts }: InboxList, status: InboxView['status']): number {
  return status === 'all' ? counts.new + counts.answered + counts.closed : counts[status]
}

function emptyText({ search, kind, status }: InboxView, t: InboxTexts): string {
  if (search.trim()) return t.notFound
  return status === 'new' && kind === null ? t.nothingNew : t.nothing
}

interface Props {
  list: Loaded<InboxList>
  view: InboxView
}

/** The threads of the view, the newest first. */
export function ThreadList({ list: { state, data, error, reload, update }, view }: Props) {
  const t = useTexts(inboxTexts)
  const box = useRef<HTMLDivElement>(null)
  const more = useSubmit(
    async (cursor: string) => {
      const page = await listThreads(filterOf(view), { cursor })
      update((before) =>
        // The list may have been loaded anew meanwhile.
        before.next === cursor ? { ...page, threads: [...before.threads, ...page.threads] } : before,
      )
      afterPaint(() => {
        // The pressed button has gone with the last page, and the focus with it.
        if (document.activeElement !== document.body) return
        const first = CSS.escape(page.threads[0]?.id ?? '')
        box.current?.querySelector<HTMLElement>(`[data-thread="${first}"]`)?.focus()
      })
    },
    { onFailure: (failure) => toast({ kind: 'error', text: failureText(failure, t) }) },
  )
  const isOffline = error instanceof ApiError && error.kind === 'no-answer'
  const next = data?.next
  return (
    <Box ref={box} aria-busy={state === 'loading'}>
      {state === 'failed' && (
        <ErrorNotice retry={{ label: t.retry, run: reload }}>{isOffline ? t.offline : t.failed}</ErrorNotice>
      )}
      {!data && state === 'loading' && <SectionSkeleton label={t.loading} rows={5} />}
      {data && (
        <>
          <p role="status">
            {data.threads.length === 0 ? emptyText(view, t) : t.found({ count: totalOf(data, view.status) })}
          </p>
          {data.threads.length > 0 && (
            <ul aria-label={t.list}>
              {data.threads.map((thread) => (
                <ThreadItem key={thread.id} thread={thread} view={view} />
              ))}
            </ul>
          )}
          {next && (
            <Button loading={more.busy} onClick={() => void more.submit(next)}>
              {t.more}
            </Button>
          )}
        </>
      )}
    </Box>
  )
}
