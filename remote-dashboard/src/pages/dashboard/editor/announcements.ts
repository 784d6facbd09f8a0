import type { Items } from '../../../grid/layout.ts'
import type { Direction } from '../../../grid/steps.ts'

const limits: Record<Direction, string> = {
  left: 'à gauche',
  right: 'à droite',
  up: 'vers le haut',
  down: 'vers le bas',
}

/** What a screen reader says after a step: where the widget stands and how large it is, or that it is at a limit. */
export function stepText(items: Items, id: string, direction: Direction, moved: boolean): string {
  const item = items.find((other) => other.id === id)
  if (!item) return ''
  if (!moved) return `${item.content} : limite atteinte ${limits[direction]}`
  return `${item.content} : colonne ${item.x + 1}, ligne ${item.y + 1}, largeur ${item.w}, hauteur ${item.h}`
}
