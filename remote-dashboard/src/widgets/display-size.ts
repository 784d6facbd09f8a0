/** How much a widget shows (specification, section 3, Widget display size). */
export type DisplaySize = 'small' | 'medium' | 'large'

/** Props of a widget's content. */
export interface WidgetBodyProps {
  size: DisplaySize
}

/** The display size of a widget of `w` by `h` cells: large from 18 cells on, medium from 9 cells on. */
export function displaySize({ w, h }: { w: number; h: number }): DisplaySize {
  const cells = w * h
  if (cells >= 18) return 'large'
  return cells >= 9 ? 'medium' : 'small'
}
