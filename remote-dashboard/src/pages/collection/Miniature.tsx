import type { Placement } from '@cadence/shared/schemas'
import { type CSSProperties, memo } from 'react'
import { inReadingOrder, normalise } from '../../grid/grid-layout.ts'
import { Frame } from './miniature-look.ts'

/** Most widgets that a preview shows (specification, section 9). */
const SHOWN = 8

/** Rows under which a widget has no room for what stands at its foot. */
const LOW = 3

/** The dashboard drawn small from its placements: one element per widget, to scale. */
export const Miniature = memo(function Miniature({ items }: { items: readonly Placement[] }) {
  const shown = inReadingOrder(normalise(items)).slice(0, SHOWN)
  const rows = Math.max(...shown.map(({ y, h }) => y + h), 1)
  return (
    <Frame aria-hidden="true" data-miniature="">
      <div style={{ '--rows': rows } as CSSProperties}>
        {shown.length > 0 && (
          <div>
            {shown.map(({ id, x, y, w, h }) => (
              <i
                key={id}
                data-kind={id}
                data-low={h < LOW || undefined}
                style={{ gridArea: `${y + 1} / ${x + 1} / span ${h} / span ${w}` }}
              />
            ))}
          </div>
        )}
      </div>
    </Frame>
  )
})
