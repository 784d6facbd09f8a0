import { useTexts } from '@cadence/shared/i18n'
import { paths } from '@cadence/shared/router'
import type { WidgetId } from '@cadence/shared/schemas'
import { Button, ButtonLink } from '@cadence/shared/ui'
import styled from '@emotion/styled'
import { LayoutGrid, PencilRuler, Plus } from 'lucide-react'
import { ONE_COLUMN_BELOW } from '../../../grid/grid-metrics.ts'
import { emptyBoardTexts } from '../../../texts/empty-board.ts'
import { useNameTag, widgetTexts } from '../../../texts/widget-names.ts'
import { WidgetMiniature } from '../../../widgets/miniature/WidgetMiniature.tsx'

const Place = styled.div`
  display: grid;
  justify-items: center;
  gap: 1.25rem;
  padding: clamp(1.5rem, 5dvh, 3.5rem) 1rem;
  text-align: center;
  & > div > h2 { font: 600 var(--text-lg) / 1.35 var(--font-display); text-wrap: balance; }
  & > div > h2 + p { margin-top: 0.25rem; color: var(--muted); }
  & > div:last-child { display: flex; flex-wrap: wrap; justify-content: center; gap: 0.5rem; }
`

const Tools = styled.ul`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: 0.75rem;
  width: min(100%, 52rem);
  @container (max-width: ${ONE_COLUMN_BELOW - 0.02}px) { grid-template-columns: minmax(0, 1fr); gap: 0.5rem; }
`

/**
 * A tool as it would stand on the board; on a phone its picture is beside its name. A high one is cut where it fades. The
 * button reaches over the picture, which has buttons of its own: one in another is no HTML.
 */
const Tool = styled.li`
  position: relative;
  display: grid;
  grid-template-rows: minmax(0, 1fr) auto;
  padding: 0.5rem;
  border: 1px solid var(--hairline);
  border-radius: var(--radius-card);
  background: var(--surface-1);
  transition: background-color var(--fast) var(--ease), border-color var(--fast) var(--ease);
  &:hover { border-color: var(--outline); background: var(--surface-2); }
  & > div { max-height: 10rem; overflow: hidden; mask-image: linear-gradient(#000 8rem, transparent 10rem); }
  & > button {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 0.5rem;
    padding: 0.625rem 0.5rem 0.25rem;
    border: 0;
    background: none;
    color: inherit;
    font: 600 var(--text-md) / 1.3 var(--font-text);
    text-align: start;
  }
  & > button::before { content: ''; position: absolute; inset: 0; z-index: 1; border-radius: var(--radius-card); }
  & > button:focus-visible { outline: none; }
  & > button:focus-visible::before { outline: 2px solid var(--accent); outline-offset: 2px; }
  & > button > svg { flex: none; }
  @container (max-width: ${ONE_COLUMN_BELOW - 0.02}px) {
    grid-template: auto / 7rem minmax(0, 1fr);
    align-items: center;
    & > div { max-height: 4rem; mask-image: linear-gradient(#000 2.5rem, transparent 4rem); }
    & > button { padding-block: 0; }
  }
`

const icon = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const

/** Tasks, the plan, and the time for them: with these three a board is of use. */
const firstTools: readonly WidgetId[] = ['9', '2', '8']

interface EmptyAtRestProps {
  /** Edit mode was asked for and is not loaded yet. */
  loading: boolean
  onEdit: () => void
  /** Starts edit mode with this tool on the board. */
  onPick: (id: WidgetId) => void
}

/** A board without widgets: three tools to begin with, and the ways to all of them. */
export default function EmptyAtRest({ loading, onEdit, onPick }: EmptyAtRestProps) {
  const t = useTexts(emptyBoardTexts)
  const names = useTexts(widgetTexts)
  const tagOf = useNameTag()
  return (
    <Place>
      <div>
        <h2>{t.title}</h2>
        <p>{t.first}</p>
      </div>
      <Tools>
        {firstTools.map((id) => (
          <Tool key={id}>
            <div>
              <WidgetMiniature id={id} />
            </div>
            <button
              type="button"
              disabled={loading}
              aria-label={t.add({ name: names[`name${id}`] })}
              onClick={() => onPick(id)}
            >
              <span lang={tagOf(id)}>{names[`name${id}`]}</span>
              <Plus {...icon} />
            </button>
          </Tool>
        ))}
      </Tools>
      <div>
        <Button variant="secondary" loading={loading} icon={<PencilRuler {...icon} />} onClick={onEdit}>
          {t.choose}
        </Button>
        <ButtonLink to={paths.tasks} variant="ghost" icon={<LayoutGrid {...icon} />}>
          {t.library}
        </ButtonLink>
      </div>
    </Place>
  )
}
