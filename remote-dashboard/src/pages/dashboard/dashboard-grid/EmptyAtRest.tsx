import { useTexts } from '@cadence/shared/i18n'
import { paths } from '@cadence/shared/router'
import { Button, ButtonLink } from '@cadence/shared/ui'
import styled from '@emotion/styled'
import { LayoutGrid, PencilRuler } from 'lucide-react'
import { ONE_COLUMN_BELOW } from '../../../grid/grid-metrics.ts'
import { emptyBoardTexts } from '../../../texts/empty-board.ts'

const Place = styled.div`
  display: grid;
  place-content: center;
  justify-items: center;
  gap: 1.25rem;
  /* The rest of the window below the header and the band. */
  min-height: max(16rem, calc(100dvh - 24rem));
  padding: 2rem 1rem;
  border: 2px dashed var(--outline);
  border-radius: var(--radius-control);
  background: color-mix(in srgb, var(--surface-1) 60%, transparent);
  text-align: center;
  p { font: 600 var(--text-lg) / 1.35 var(--font-display); text-wrap: balance; }
  @container (max-width: ${ONE_COLUMN_BELOW - 0.02}px) { min-height: max(14rem, calc(100dvh - 30.5rem)); }
  div { display: flex; flex-wrap: wrap; justify-content: center; gap: 0.5rem; }
`

const icon = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const

interface EmptyAtRestProps {
  /** Edit mode was asked for and is not loaded yet. */
  loading: boolean
  onEdit: () => void
}

/** A board without widgets, and the two ways to fill it. */
export default function EmptyAtRest({ loading, onEdit }: EmptyAtRestProps) {
  const t = useTexts(emptyBoardTexts)
  return (
    <Place>
      <p>{t.title}</p>
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
