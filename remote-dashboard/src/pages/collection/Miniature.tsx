import type { Placement } from '@cadence/shared/schemas'
import type { CSSProperties } from 'react'
import { inReadingOrder, normalise } from '../../grid/layout.ts'
import { Frame } from './miniature-look.ts'

/** Most widgets that a preview shows (specification, section 9). */
const SHOWN = 8

/** The dashboard drawn small from its placements: one element per widget, to scale. */
export function Miniature({ items }: { items: readonly Placement[] }) {
  const shown = inReadingOrder(normalise(items)).slice(0, SHOWN)
  return (
    <Frame aria-hidden="true" data-miniature="">
      <div style={{ '--rows': Math.max(...shown.map(({ y, h }) => y + h), 1) } as CSSProperties}>
        {shown.map(({ id, x, y, w, h }) => (
          <i
            key={id}
            data-kind={id}
            style={{ gridArea: `${y + 1} / ${x + 1} / span ${h} / span ${w}` } as CSSProperties}
          />
        ))}
      </div>
    </Frame>
  )
}
