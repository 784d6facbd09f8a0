import { GRID_COLUMNS, type Placement } from '@cadence/shared/schemas'
import { defaultPlacement } from '../../widgets/catalogue.ts'
import { displaySize } from '../../widgets/display-size.ts'
import { type Items, inReadingOrder, sameLayout } from '../grid-layout.ts'
import type { GridRules } from '../grid-rules.ts'
import { between, type Cell } from '../packed-cards.ts'
import { inTwoColumns, isWide } from '../two-columns.ts'

const HALF = GRID_COLUMNS / 2

/** Cards in two columns, as placements for the editable grid, whose cells are those of twelve columns. */
export const placedInTwoColumns = (cards: Items): Items =>
  inTwoColumns(cards).map(({ item, place: { x, y, w, h } }) => ({ ...item, x: x * HALF, y, w: w * HALF, h }))

/**
 * The rules of the editable grid in two columns: a drag changes the order of the cards, and nothing else.
 * @param cards the placements of the layout, in the order in which the two columns show them.
 */
export function twoColumnRules(cards: Items): GridRules {
  const byId = new Map(cards.map((card) => [card.id, card]))
  /** The two columns with a card where it comes nearest to a cell. Between two such places it moves as little as it can. */
  const placeNear = (card: Placement, to: Cell): Items => {
    const others = cards.filter(({ id }) => id !== card.id)
    const from = cards.indexOf(card)
    const candidates = [...others, card].map((_, at) => {
      const items = placedInTwoColumns([...others.slice(0, at), card, ...others.slice(at)])
      const landing = items.find(({ id }) => id === card.id) ?? to
      return { items, far: between(landing, to), by: Math.abs(at - from) }
    })
    const [nearest] = candidates.sort((a, b) => a.far - b.far || a.by - b.by)
    return nearest?.items ?? placedInTwoColumns(cards)
  }
  return {
    columns: 2,
    freeRows: 0,
    newCard: (id) => {
      const card = defaultPlacement(id)
      return { ...card, x: 0, w: isWide(card) ? GRID_COLUMNS : HALF }
    },
    sizeOf: (item) => displaySize(byId.get(item.id) ?? item),
    canResize: () => false,
    move(items, id, to) {
      const card = byId.get(id)
      const after = card ? placeNear(card, to) : items
      return sameLayout(after, items) ? items : after
    },
    insert: (_, { id }, to) => placeNear(defaultPlacement(id), to),
    settle: inReadingOrder,
  }
}
