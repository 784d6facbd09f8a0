import { useLanguageTag, useTexts } from '@cadence/shared/i18n'
import styled from '@emotion/styled'
import type { Items } from '../../../grid/grid-layout.ts'
import { panelTexts } from '../../../texts/editor-panel.ts'
import { BoardMiniature } from '../../../widgets/miniature/BoardMiniature.tsx'

const Stage = styled.div`
  /* The field and the buttons stay in sight, also above the keyboard of a phone. */
  --most-high: min(16rem, 100dvh - 30rem);
  padding: 0.75rem;
  border: 1px solid var(--hairline);
  border-radius: var(--radius-control);
  background: var(--page);
`

/** The board as it will be saved, whole, below the field for its name. */
export function BoardPicture({ items }: { items: Items }) {
  const t = useTexts(panelTexts)
  return (
    <Stage role="img" aria-label={t.preview} lang={useLanguageTag('fr')}>
      <BoardMiniature items={items} />
    </Stage>
  )
}
