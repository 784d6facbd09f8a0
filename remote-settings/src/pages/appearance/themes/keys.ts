import type { KeyboardEvent } from 'react'

const steps: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

/**
 * The keys of the theme cards: arrows go from one to the next, all groups in one round, and so try them; Space and Enter
 * choose; Escape goes back to the chosen one. By itself a browser would choose each that an arrow passes.
 */
export function themeKeys(event: KeyboardEvent<HTMLElement>): void {
  const { key, currentTarget, target } = event
  if (!(target instanceof HTMLInputElement) || event.ctrlKey || event.metaKey || event.altKey) return
  const cards = [...currentTarget.querySelectorAll<HTMLInputElement>('input[type=radio]')]
  const step = steps[key]
  const next = step && cards[(cards.indexOf(target) + step + cards.length) % cards.length]
  if (next) next.focus()
  else if (key === 'Escape') cards.find(({ checked }) => checked)?.focus()
  else if (key === 'Enter') target.click()
  else return
  event.preventDefault()
}
