import { useLanguageTag, useTexts } from '@cadence/shared/i18n'
import styled from '@emotion/styled'
import type { Items } from '../../../grid/grid-layout.ts'
import { panelTexts } from '../../../texts/editor-panel.ts'
import { widgetTexts } from '../../../texts/widget-names.ts'

const Line = styled.p`
  color: var(--muted);
  font-size: var(--text-xs);
  line-height: 1.4;
`

interface ChangedToolsProps {
  before: Items
  after: Items
}

/** The tools that a save adds to the dashboard and takes from it, by their names. */
export function ChangedTools({ before, after }: ChangedToolsProps) {
  const t = useTexts(panelTexts)
  const names = useTexts(widgetTexts)
  const lang = useLanguageTag('fr')
  const onlyIn = (these: Items, others: Items) =>
    these
      .filter(({ id }) => !others.some((other) => other.id === id))
      .map(({ id }) => names[`name${id}`])
      .join(', ')
  const added = onlyIn(after, before)
  const removed = onlyIn(before, after)
  if (added === '' && removed === '') return null
  const parts = [added && t.addedTools({ names: added }), removed && t.removedTools({ names: removed })]
  return <Line lang={lang}>{parts.filter(Boolean).join(' · ')}</Line>
}
