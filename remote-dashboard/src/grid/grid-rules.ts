import { GRID_COLUMNS, type Placement, type WidgetId } from '@cadence/shared/schemas'
import { defaultPlacement } from '../widgets/catalogue.ts'
import { type DisplaySize, displaySize } from '../widgets/display-size.ts'
import { type Items, normalise } from './grid-layout.ts'
import { insertCard, moveCard } from './make-room.ts'
import { canResize } from './move-and-resize.ts'
import type { Cell } from './packed-cards.ts'

/** How the editable grid arranges its cards. Its placements are always in cells of twelve columns. */
export interface GridRules {
  /** Columns that its dots show. */
  columns: number
  /** Empty rows below the last card, where there can be a card. */
  freeRows: number
  /** A widget that is not on the grid, in the size that it gets there. */
  newCard: (id: WidgetId) => Placement
  /** How much a widget shows. */
  sizeOf: (item: Placement) => DisplaySize
  canResize: (item: Placement) => boolean
  /** The layout after a card was dragged to a cell. It follows from the layout before the drag. */
  move: (items: Items, id: WidgetId, to: Cell) => Items
  /** The layout with a card that was not on it, at a cell. */
  insert: (items: Items, card: Placement, to: Cell) => Items
  /** The layout that a drop leaves, after what else may have changed meanwhile. */
  settle: (items: Items) => Items
}

/** The layout as it is saved: cards move and resize freely, and the others make room. */
export const freeGrid: GridRules = {
  columns: GRID_COLUMNS,
  freeRows: 2,
  newCard: defaultPlacement,
  sizeOf: displaySize,
  canResize,
  move: moveCard,
  insert: insertCard,
  settle: normalise,
}
