import { useTexts } from '@cadence/shared/i18n'
import styled from '@emotion/styled'
import { ChevronDown } from 'lucide-react'
import { type RefObject, useEffect, useState } from 'react'
import type { TaskView } from '../../deadlines/task-views.ts'
import { deadlineTexts } from '../../texts/deadlines.ts'
import type { TaskEntry } from './task-order.ts'

/** At the end of the field, where it takes no height from the list. While something is typed, the field has the whole width. */
const Box = styled.button`
  position: absolute;
  top: 0;
  right: 0.1875rem;
  display: inline-flex;
  align-items: center;
  gap: 0.125rem;
  min-height: 2rem;
  padding: 0 0 0 0.375rem;
  border: 0;
  border-radius: var(--radius-control);
  background: none;
  color: var(--muted);
  font-size: var(--text-xs);
  font-weight: 600;
  font-variant-numeric: tabular-nums;
  &:hover { background: var(--surface-3); color: var(--text); }
  &:focus-visible { outline-offset: -2px; }
  [data-new]:not(:placeholder-shown) ~ & { visibility: hidden; }
  @media (pointer: coarse) { min-width: 2.75rem; min-height: 2.75rem; justify-content: center; }
`

/** A row counts as seen from this part of its height on, where its text appears. */
const SEEN = 0.95

/** The rows of the list that are below those in sight. One that is higher than the list is seen from its top on. */
function rowsBelow(list: Element): Element[] {
  const { top, bottom } = list.getBoundingClientRect()
  return [...list.querySelectorAll('[data-task]')].filter((row) => {
    const box = row.getBoundingClientRect()
    return box.top > top + 1 && box.bottom - bottom > box.height * (1 - SEEN)
  })
}

/** How many rows of the list in the widget are below those in sight. */
export function useCountBelow(
  box: RefObject<HTMLElement | null>,
  entries: readonly TaskEntry[],
  view: TaskView,
): number {
  const [count, setCount] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the rows are those of the entries in the view
  useEffect(() => {
    const list = box.current?.querySelector('ul')
    if (!list) return setCount(0)
    const update = () => setCount(rowsBelow(list).length)
    const observer = new ResizeObserver(update)
    for (const part of [list, ...list.querySelectorAll('[data-task]')]) observer.observe(part)
    list.addEventListener('scroll', update, { passive: true })
    return () => {
      observer.disconnect()
      list.removeEventListener('scroll', update)
    }
  }, [box, entries, view])
  return count
}

interface MoreBelowProps {
  /** The widget, with the list. */
  box: RefObject<HTMLElement | null>
  count: number
}

/** How many tasks are below those in sight. A press leads to the first of them. */
export function MoreBelow({ box, count }: MoreBelowProps) {
  const t = useTexts(deadlineTexts)
  const show = () => {
    const list = box.current?.querySelector('ul')
    const [first] = list ? rowsBelow(list) : []
    if (!list || !first) return
    list.scrollBy({ top: first.getBoundingClientRect().top - list.getBoundingClientRect().top })
    // The button is gone when nothing is below: the focus goes on with the tasks.
    first.querySelector('input')?.focus({ preventScroll: true })
  }
  return (
    <Box type="button" data-more="" aria-label={t.moreTasks({ count })} onClick={show}>
      <span aria-hidden="true">{t.moreShort({ count })}</span>
      <ChevronDown size={14} strokeWidth={2} aria-hidden="true" />
    </Box>
  )
}
