import styled from '@emotion/styled'
import { useVignettes } from '../people/use-drawing.ts'
import type { VignetteName } from '../people/Vignettes.tsx'

/** As high before the drawing comes as with it. */
const Frame = styled.div`
  width: min(22rem, 100%);
  aspect-ratio: 16 / 10;
  svg { display: block; width: 100%; height: 100%; overflow: visible; }
  @keyframes cadence-vignette { from { opacity: 0; } }
  & > svg { animation: cadence-vignette var(--slow) var(--ease); }
  @media (prefers-reduced-motion: reduce) { & > svg { animation: none; } }
`

/** Props of `Vignette`. `of`: what the person does. `className` gives another width. */
export interface VignetteProps {
  of: VignetteName
  className?: string
}

/** A small scene with a drawn person, for an empty or failed state. It is decoration, and loaded when it is shown. */
export function Vignette({ of, className }: VignetteProps) {
  const { Drawing } = useVignettes()
  return (
    <Frame className={className} aria-hidden="true">
      {Drawing && <Drawing of={of} />}
    </Frame>
  )
}
