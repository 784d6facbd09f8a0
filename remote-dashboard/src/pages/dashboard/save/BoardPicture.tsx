import { useLanguageTag, useTexts } from '@cadence/shared/i18n'
import styled from '@emotion/styled'
import type { Items } from '../../../grid/grid-layout.ts'
import { panelTexts } from '../../../texts/editor-panel.ts'
import { BoardMiniature } from '../../../widgets/miniature/BoardMiniature.tsx'

const Stage = styled.div`
  /* The field and the buttons stay in sight, also above the keyboard of a phone. */
  --most: min(18rem, 100dvh - 30rem);
  max-height: var(--most);
  padding: 0.75rem;
  overflow: hidden;
  mask-image: linear-gradient(#000 calc(var(--most) - 4rem), rgb(0 0 0 / 0.15) var(--most));
  border: 1px solid var(--hairline);
  border-radius: var(--radius-control);
  background: var(--page);
`

/** The board as it will be saved, below the field for its name: as wide as the dialog, and what does not fit fades out below. */
export function BoardPicture({ items }: { items: Items }) {
  const t = useTexts(panelTexts)
  return (
    <Stage role="img" aria-label={t.preview} lang={useLanguageTag('fr')}>
      <BoardMiniature items={items} />
    </Stage>
  )
}
