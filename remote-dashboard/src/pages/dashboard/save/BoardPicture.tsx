import { useLanguageTag, useTexts } from '@cadence/shared/i18n'
import type { WidgetId } from '@cadence/shared/schemas'
import styled from '@emotion/styled'
import type { Items } from '../../../grid/grid-layout.ts'
import { heightInOneColumn, ONE_COLUMN_BELOW, TWO_COLUMNS_BELOW } from '../../../grid/grid-metrics.ts'
import { type DraftOrder, useOwnOrder } from '../../../grid/own-order/use-own-order.ts'
import { panelTexts } from '../../../texts/editor-panel.ts'
import { useNameTag, widgetTexts } from '../../../texts/widget-names.ts'
import { BoardMiniature } from '../../../widgets/miniature/BoardMiniature.tsx'
import { WidgetMiniature } from '../../../widgets/miniature/WidgetMiniature.tsx'
import { PANEL_BESIDE } from '../panel/panel-place.ts'

const Stage = styled.div`
  /* The field and the buttons stay in sight. */
  --most-high: min(28rem, 100dvh - 28rem);
  padding: 0.75rem;
  border: 1px solid var(--hairline);
  border-radius: var(--radius-control);
  background: var(--page);
`

/** A board of two columns is several times as high as it is wide. */
const Tall = styled(Stage)`
  --most-high: max(8rem, 100dvh - 26rem);
`

const Cards = styled.ol`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(6.25rem, 1fr));
  gap: 0.5rem;
  /* The field and the buttons stay in sight, also above the keyboard of a phone. */
  max-height: max(6rem, 100dvh - 30rem);
  overflow-y: auto;
  counter-reset: card;
  & > li { min-width: 0; font-size: var(--text-xs); line-height: 1.4; }
  & > li > span { display: block; overflow: hidden; margin-top: 0.25rem; text-overflow: ellipsis; white-space: nowrap; }
  & > li > span::before { counter-increment: card; content: counter(card) ' '; color: var(--faint); font-variant-numeric: tabular-nums; }
`

/** The upper part of a card: all pictures are equally high. */
const Card = styled.div`
  display: grid;
  height: 3.75rem;
  overflow: hidden;
  border: 1px solid var(--hairline);
  border-radius: 0.5rem;
  background: var(--page);
  mask-image: linear-gradient(#000 60%, rgb(0 0 0 / 0.3));
  &[data-marked] { border-color: var(--accent); }
`

/** Width of the board beside or above the panel, in pixels. */
function boardWidth(): number {
  const { innerWidth } = window
  const panel = window.matchMedia(PANEL_BESIDE).matches ? 256 : 0
  return innerWidth - panel - (innerWidth < 768 ? 32 : 48)
}

interface BoardPictureProps {
  items: Items
  draft: DraftOrder
  /** The tools whose place has changed: their cards have a rim. */
  marked: ReadonlySet<WidgetId>
}

/** What is saved, below the field for its name: the board where it has its twelve columns, else its cards in their order. */
export function BoardPicture({ items, draft, marked }: BoardPictureProps) {
  const t = useTexts(panelTexts)
  const lang = useLanguageTag('fr')
  const width = boardWidth()
  const { cards } = useOwnOrder(items, width < ONE_COLUMN_BELOW, draft)
  const names = useTexts(widgetTexts)
  const tagOf = useNameTag()
  if (width < ONE_COLUMN_BELOW)
    return (
      <Cards aria-label={t.previewOrder} lang={lang} tabIndex={0}>
        {cards.map(({ id }) => (
          <li key={id}>
            <Card data-marked={marked.has(id) || undefined}>
              <WidgetMiniature id={id} card={{ width, height: heightInOneColumn.get(id) }} />
            </Card>
            <span lang={tagOf(id)}>{names[`name${id}`]}</span>
          </li>
        ))}
      </Cards>
    )
  if (width < TWO_COLUMNS_BELOW)
    return (
      <Tall role="img" aria-label={t.preview} lang={lang}>
        <BoardMiniature items={cards} twoColumnsIn={width} marked={marked} />
      </Tall>
    )
  return (
    <Stage role="img" aria-label={t.preview} lang={lang}>
      <BoardMiniature items={items} marked={marked} />
    </Stage>
  )
}
