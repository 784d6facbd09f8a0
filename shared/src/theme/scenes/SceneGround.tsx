import styled from '@emotion/styled'
import { type CSSProperties, useEffect, useState } from 'react'
import type { Scheme } from '../tokens.ts'
import { drawnScene, keyOf, scenePicture } from './scene-pictures.ts'

/**
 * Behind the header of a page, with its horizon below the header's words, and beyond them behind the page. One picture that
 * scrolls with the page: a fixed one would be painted again in each frame. It ends within the window, so that it makes no
 * page longer. Where words stand on it, it is behind a veil. `--scale` is that of the drawing, whose horizon is 300 units
 * below its top.
 */
const Ground = styled.div`
  --scale: 1px;
  --below: 0.5rem;
  --veil: color-mix(in srgb, var(--page) 62%, transparent);
  position: absolute;
  z-index: -1;
  inset-inline: -1rem;
  top: calc(100% + var(--below) - 300 * var(--scale));
  height: min(1000 * var(--scale), 100dvh - 16rem + 300 * var(--scale));
  contain: strict;
  background: linear-gradient(var(--veil) 42%, transparent), var(--picture) 68.3% 0 / max(100%, 2400 * var(--scale)) calc(1000 * var(--scale)) no-repeat;
  pointer-events: none;
  &[data-lit] { --below: 6rem; --veil: transparent; }
  @media (min-width: 768px) { inset-inline: -1.5rem; }
  @media (max-width: 639.98px) { --scale: 0.62px; &[data-lit] { --below: 3.5rem; } }
  @keyframes cadence-scene { from { opacity: 0; } }
  &[data-new] { animation: cadence-scene 600ms var(--ease); }
  @media print, (forced-colors: active) { display: none; }
`

/** The scene of a theme. The first time it fades in; a page that comes later has it at once. */
export function SceneGround({ theme, scheme, lit }: { theme: string; scheme: Scheme; lit: boolean }) {
  const of = { theme, scheme, calm: !lit }
  const key = keyOf(of)
  const [late, setLate] = useState<{ key: string; address: string | null } | null>(null)
  const ready = drawnScene(of)
  useEffect(() => {
    if (ready) return
    let isOver = false
    scenePicture({ theme, scheme, calm: !lit }).then((address) => {
      if (!isOver) setLate({ key, address })
    })
    return () => {
      isOver = true
    }
  }, [ready, theme, scheme, lit, key])
  const isNew = late?.key === key
  const address = isNew ? late.address : ready
  if (!address) return null
  return (
    <Ground
      key={address}
      aria-hidden="true"
      data-scene={theme}
      data-lit={lit || undefined}
      data-new={isNew || undefined}
      style={{ '--picture': `url("${address}")` } as CSSProperties}
    />
  )
}
