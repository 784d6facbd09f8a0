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
  [data-new]:is(:focus, :not(:placeholder-shown)) ~ & { visibility: hidden; }
  @media (pointer: coarse) { min-width: 2.75rem; min-height: 2.75rem; justify-content: center; }
`

/** The part of a row from which on its text is shown. */
const WHOLE = 0.95

/** The rows of the list that are below those in sight. */
function rowsBelow(list: Element): Element[] {
  const edge = list.getBoundingClientRect().bottom
  return [...list.querySelectorAll('[data-task]')].filter((row) => {
    const { bottom, height } = row.getBoundingClientRect()
    return bottom - edge > height * (1 - WHOLE)
  })
}

interface MoreBelowProps {
  /** The widget, with the list. */
  box: RefObject<HTMLElement | null>
  entries: readonly TaskEntry[]
  view: TaskView
}

/** How many tasks are below those in sight. A press leads to the first of them. */
export function MoreBelow({ box, entries, view }: MoreBelowProps) {
  const t = useTexts(deadlineTexts)
  const [count, setCount] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the rows are those of the entries in the view
  useEffect(() => {
    const list = box.current?.querySelector('ul')
    const rows = list?.querySelectorAll('[data-task]') ?? []
    if (!list || rows.length === 0 || !('IntersectionObserver' in window)) return setCount(0)
    // No row that a jump of the list takes from below to above is reported, but those that come into sight are.
    const observer = new IntersectionObserver(() => setCount(rowsBelow(list).length), {
      root: list,
      threshold: WHOLE,
    })
    for (const row of rows) observer.observe(row)
    return () => observer.disconnect()
  }, [box, entries, view])
  if (count === 0) return null
  const show = () => {
    const list = box.current?.querySelector('ul')
    const [first] = list ? rowsBelow(list) : []
    first?.scrollIntoView({ block: 'nearest' })
    // The button is gone when nothing is below: the focus goes on with the tasks.
    first?.querySelector('input')?.focus({ preventScroll: true })
  }
  return (
    <Box type="button" data-more="" aria-label={t.moreTasks({ count })} onClick={show}>
      <span aria-hidden="true">+{count}</span>
      <ChevronDown size={14} strokeWidth={2} aria-hidden="true" />
    </Box>
  )
}
