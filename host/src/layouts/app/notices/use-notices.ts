import type { NoticeList } from '@cadence/shared/schemas'
import { useCallback, useEffect, useRef, useState } from 'react'
import { whenIdle } from '../../../shell/when-idle.ts'
import { listNotices } from './api/list-notices.ts'
import { readNotices } from './api/read-notices.ts'

/** The notices as the panel shows them. After a failure the ones from before stay, if there were any. */
export interface Notices {
  list: NoticeList | null
  state: 'loading' | 'ready' | 'failed'
  /** Loads them again. */
  load: () => void
}

/** The API knows that all are read; the list keeps its marks of what is new while the member looks at them. */
function withoutMarks(list: NoticeList): NoticeList {
  if (list.unread > 0) return list
  const readAt = new Date().toISOString()
  return { ...list, notices: list.notices.map((notice) => ({ ...notice, readAt: notice.readAt ?? readAt })) }
}

/**
 * Loads the notices when the page stands, and again whenever the panel opens; what it then shows is read. All of it
 * lives in the component, so that it goes with the member.
 */
export function useNotices(panelIsOpen: boolean): Notices {
  const [list, setList] = useState<NoticeList | null>(null)
  const [state, setState] = useState<Notices['state']>('loading')
  const isOpen = useRef(false)
  // A late answer must not bring back what a later one has replaced, or what belongs to a member who left.
  const latest = useRef(0)

  const load = useCallback(async () => {
    latest.current += 1
    const own = latest.current
    setState('loading')
    try {
      const answer = await listNotices()
      if (own !== latest.current) return
      setList(answer)
      setState('ready')
      const newest = answer.notices[0]
      if (!isOpen.current || !newest || answer.unread === 0) return
      const unread = await readNotices(newest.id)
      if (own === latest.current) setList({ ...answer, unread })
    } catch (error) {
      if (own !== latest.current) return
      console.warn('The notices could not be loaded or marked as read', error)
      // Notices that are shown and could not be marked are no failure to the member.
      setState((before) => (before === 'loading' ? 'failed' : before))
    }
  }, [])

  useEffect(() => {
    isOpen.current = panelIsOpen
    if (panelIsOpen) void load()
    else setList((before) => before && withoutMarks(before))
  }, [panelIsOpen, load])

  useEffect(() => {
    const cancel = whenIdle(() => {
      if (latest.current === 0) void load()
    })
    return () => {
      cancel()
      latest.current += 1
    }
  }, [load])

  return { list, state, load: () => void load() }
}
