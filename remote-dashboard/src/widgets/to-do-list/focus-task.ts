/** Focuses the field that adds a task, from anything inside the widget. */
export function focusNewTask(inside: Element): void {
  inside.closest('[data-to-do]')?.querySelector<HTMLElement>('[data-new]')?.focus()
}

/** Focuses the next row, else the row before. Call it before a row with the focus is removed. */
export function focusNeighbour(row: Element): void {
  const boxOf = (neighbour: Element | null) => neighbour?.querySelector<HTMLElement>('input')
  // The last task is followed by the button that clears completed tasks, which has no checkbox.
  const box = boxOf(row.nextElementSibling) ?? boxOf(row.previousElementSibling)
  if (box) box.focus()
  else focusNewTask(row)
}
