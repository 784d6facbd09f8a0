import { useLoad } from '@cadence/shared/api'
import type { NoticeList } from '@cadence/shared/schemas'
import { useEffect, useRef } from 'react'
import { whenIdle } from '../../../shell/deferred-work.ts'
import { listNotices, readNotices } from './notices-api.ts'

/** The notices as the panel shows them. After a failure the earlier ones stay, if there were any. */
export interface Notices {
  list: NoticeList | null
  state: 'loading' | 'ready' | 'failed'
  /** Loads them again. */
  load: () => void
}

/** The API knows that all are read. The open panel still marks the new ones; this removes the marks. */
function withoutMarks(list: NoticeList): NoticeList {
  if (list.unread > 0) return list
  const readAt = new Date().toISOString()
  return { ...list, notices: list.notices.map((notice) => ({ ...notice, readAt: notice.readAt ?? readAt })) }
}

/**
 * Loads the notices when the browser is idle, and again whenever the panel opens. What the open panel shows is marked
 * as read. The list is state of the component, so it does not outlive the member's session.
 */
export function useNotices(panelIsOpen: boolean): Notices {
  const { data, state, reload, update } = useLoad(listNotices, {
    when: false,
    onFailure: (error) => console.warn('The notices could not be loaded', error),
  })
  const isOpen = useRef(false)
  const isRequested = useRef(false)

  useEffect(() => {
    isOpen.current = panelIsOpen
    if (!panelIsOpen) return update(withoutMarks)
    isRequested.current = true
    reload()
  }, [panelIsOpen, reload, update])

  useEffect(
    () =>
      whenIdle(() => {
        if (!isRequested.current) reload()
      }),
    [reload],
  )

  const notices = data?.notices
  const unread = data?.unread ?? 0
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each answer of the API, whatever remains unread
  useEffect(() => {
    const newest = notices?.[0]
    if (!isOpen.current || !newest || unread === 0) return
    let isNewest = true
    readNotices(newest.id).then(
      (left) => isNewest && update((list) => ({ ...list, unread: left })),
      // Notices that are shown but could not be marked are no failure to the member.
      (error: unknown) => console.warn('The notices could not be marked as read', error),
    )
    return () => {
      isNewest = false
    }
  }, [notices, update])

  return { list: data, state, load: reload }
}
