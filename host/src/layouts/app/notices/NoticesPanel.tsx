import { useTexts } from '@cadence/shared/i18n'
import { ErrorNotice, IconButton } from '@cadence/shared/ui'
import styled from '@emotion/styled'
import { X } from 'lucide-react'
import { noticesTexts } from '../../../texts/app-area.ts'
import type { Popover } from '../popover.ts'
import { PopoverPanel } from '../popover.ts'
import { NoNotices } from './NoNotices.tsx'
import { NoticeItem } from './NoticeItem.tsx'
import { NoticesSkeleton } from './NoticesSkeleton.tsx'
import type { WordedNotice } from './notice-wording.ts'
import type { Notices } from './use-notices.ts'

const Panel = styled(PopoverPanel)`
  width: min(24rem, 100vw - 2rem);
`

const Head = styled.div`
  position: sticky;
  top: 0;
  z-index: 1;
  display: flex;
  align-items: center;
  justify-content: space-between;
  padding: 0.75rem 0.75rem 0.75rem 1.25rem;
  border-bottom: 1px solid var(--hairline);
  background: inherit;
  h2 { font-size: var(--text-md); }
`

const List = styled.ul`
  display: grid;
  padding: 0.5rem;
`

const Failed = styled.div`
  padding: 1rem;
`

interface Props {
  id: string
  popover: Popover
  /** Null before the first answer. */
  notices: WordedNotice[] | null
  state: Notices['state']
  onRetry: () => void
}

/** The panel of the member's notices: loading, failed, empty, or the list. */
export function NoticesPanel({ id, popover, notices, state, onRetry }: Props) {
  const t = useTexts(noticesTexts)
  const { isOpen, close, props } = popover
  const retry = () => {
    // The button goes away; the focus stays in the panel.
    props.ref.current?.focus()
    onRetry()
  }
  return (
    <Panel id={id} role="dialog" aria-label={t.title} tabIndex={-1} {...props}>
      <Head>
        <h2>{t.title}</h2>
        <IconButton label={t.close} onClick={close}>
          <X size={20} strokeWidth={1.75} aria-hidden="true" />
        </IconButton>
      </Head>
      {isOpen && (
        <>
          {state === 'failed' && (
            <Failed>
              <ErrorNotice retry={{ label: t.retry, run: retry }}>{t.failed}</ErrorNotice>
            </Failed>
          )}
          {!notices && state === 'loading' && <NoticesSkeleton label={t.loading} />}
          {notices?.length === 0 && state !== 'failed' && <NoNotices />}
          {notices && notices.length > 0 && (
            <List aria-busy={state === 'loading'}>
              {notices.map((notice) => (
                <NoticeItem key={notice.id} notice={notice} onFollow={close} />
              ))}
            </List>
          )}
        </>
      )}
    </Panel>
  )
}
