/** A direction in which something is moved. */
export type Direction = 'left' | 'right' | 'up' | 'down'

const directions: Record<string, Direction> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
}

/** The direction of an arrow key; undefined for another key. */
export const directionOf = (key: string): Direction | undefined => directions[key]

/** The step of an arrow key in a list from top to bottom; undefined for a key that leads nowhere. */
export const arrowSteps: Record<string, -1 | 1 | undefined> = { ArrowUp: -1, ArrowDown: 1 }

/** The tab to which a key leads from the one at `at`: a neighbour, around the ends, the first or the last one. */
export function tabAfterKey<Tab>(tabs: readonly Tab[], at: number, key: string): Tab | undefined {
  const steps: Record<string, number> = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: -1 }
  const to = steps[key]
  return to === undefined ? undefined : tabs.at(to % tabs.length)
}
