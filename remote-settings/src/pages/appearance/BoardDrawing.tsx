import { drawThemeScene, type Scheme } from '@cadence/shared/theme'
import styled from '@emotion/styled'
import { type CSSProperties, useEffect, useState } from 'react'

/**
 * The ground of the drawing, in the tokens of its parent. The drawing is 640 units wide and 400 high. Of the scene it shows
 * what is around the middle, with the horizon above the cards.
 */
const Ground = styled.span`
  container-type: inline-size;
  position: absolute;
  inset: 0;
  overflow: hidden;
  background: var(--page);
  --unit: calc(100cqw / 640);
  /* Backdrops are made for screens: here is one of five times the size, seen from afar. */
  &::before { content: ''; position: absolute; inset: 0 auto auto 0; width: 500%; height: 500%; background: var(--backdrop), var(--page); transform: scale(0.2); transform-origin: 0 0; }
  &[data-place]::after { content: ''; position: absolute; inset: 0; background: var(--picture) calc(-1290 * var(--unit)) calc(-132 * var(--unit)) / calc(2400 * var(--unit)) calc(1000 * var(--unit)) no-repeat; }
  @media (forced-colors: active) { &[data-place]::after { display: none; } }
`

const Board = styled.svg`
  position: absolute;
  inset: 0;
  z-index: 1;
  width: 100%;
  height: 100%;
  [data-card] { fill: var(--surface-1); stroke: var(--hairline); stroke-width: 2; }
  [data-lit] { fill: var(--overlay); }
  [data-words] { fill: var(--text); }
  [data-quiet] { fill: var(--muted); }
  [data-line] { stroke: var(--hairline); stroke-width: 2; }
  [data-accent] { fill: var(--accent); }
  [data-fill] { fill: var(--accent-deep); }
  [data-warm] { fill: var(--warm); }
  [data-tint] { fill: var(--surface-3); }
  [data-track] { fill: none; stroke: var(--surface-3); stroke-width: 8; }
  [data-ring] { fill: none; stroke: var(--place-ring, var(--accent)); stroke-width: 8; stroke-linecap: var(--place-ring-cap, round); }
  [data-ring='end'] { stroke: var(--place-ring-end, var(--accent)); }
  [data-marks] { fill: none; stroke: var(--place-ring, var(--accent)); stroke-width: 2; stroke-dasharray: var(--place-ring-marks, 0 1); }
  [data-study] { fill: var(--place-hue-study, var(--accent)); }
  [data-tasks] { fill: var(--place-hue-tasks, var(--muted)); }
  [data-mood] { fill: var(--place-hue-mood, var(--warm)); }
`

/** Sidebar, greeting, the lit band, a planner with its events, a chart and the Timer: the board of a member, drawn small. */
function SmallBoard() {
  return (
    <Board viewBox="0 0 640 400" preserveAspectRatio="none" aria-hidden="true">
      <path data-card="" d="M-4 -4H92V404H-4Z" />
      <circle data-warm="" cx="24" cy="26" r="7" />
      <rect data-tint="" x="12" y="54" width="68" height="20" rx="7" />
      <rect data-accent="" x="20" y="60" width="8" height="8" rx="2" />
      <path
        data-quiet=""
        d="M36 62h34v4H36ZM20 90h44v4H20ZM20 114h36v4H20ZM20 138h48v4H20ZM20 162h30v4H20Z"
      />
      <rect data-quiet="" x="116" y="26" width="78" height="12" rx="6" />
      <rect data-words="" x="202" y="26" width="120" height="12" rx="6" />
      <rect data-quiet="" x="116" y="50" width="150" height="7" rx="3.5" />
      <rect data-card="" data-lit="" x="112" y="196" width="508" height="48" rx="12" />
      <circle data-warm="" cx="138" cy="220" r="6" />
      <path data-words="" d="M158 211h120v7H158Z" />
      <path data-quiet="" d="M158 226h84v5h-84Z" />
      <rect data-fill="" x="528" y="208" width="76" height="24" rx="12" />
      <rect data-card="" x="112" y="252" width="330" height="180" rx="10" />
      <path data-words="" d="M128 268h58v6h-58Z" />
      <path data-line="" d="M128 290H426M128 330H426M128 370H426M202 290V400M276 290V400M350 290V400" />
      <rect data-study="" x="208" y="298" width="62" height="44" rx="5" />
      <rect data-tasks="" x="282" y="336" width="62" height="30" rx="5" />
      <rect data-mood="" x="356" y="304" width="62" height="56" rx="5" />
      <rect data-tint="" x="134" y="350" width="62" height="34" rx="5" />
      <rect data-card="" x="450" y="252" width="170" height="180" rx="10" />
      <circle data-marks="" cx="535" cy="334" r="56" pathLength="100" />
      <circle data-track="" cx="535" cy="334" r="47" />
      <path data-ring="" d="M535 287a47 47 0 0 1 47 47" />
      <path data-ring="end" d="M582 334a47 47 0 0 1 -80 33" />
      <path data-words="" d="M512 328h46v12h-46Z" />
    </Board>
  )
}

/** One after the other: all of them at once would hold up the first press of a card. */
let drawing: Promise<unknown> = Promise.resolve()

function drawInTurn(theme: string, scheme: Scheme): Promise<string | null> {
  const turn = drawing.then(() => drawThemeScene(theme, scheme))
  drawing = turn.then(afterTask, afterTask)
  return turn
}

const afterTask = () => new Promise((resolve) => setTimeout(resolve))

/** Pictures of scenes that this page has, by theme and scheme. */
const pictures = new Map<string, string | null>()

/** The picture of a scene; null until it is drawn, without a theme, and where data is saved. */
function useScenePicture(theme: string | null, scheme: Scheme): string | null {
  const key = `${theme} ${scheme}`
  const [, setDrawn] = useState('')
  useEffect(() => {
    if (theme === null || pictures.has(key)) return
    let isOver = false
    drawInTurn(theme, scheme).then(
      (address) => {
        pictures.set(key, address)
        if (!isOver) setDrawn(key)
      },
      // Without its file the gradient of the theme stays.
      () => undefined,
    )
    return () => {
      isOver = true
    }
  }, [theme, scheme, key])
  return pictures.get(key) ?? null
}

interface BoardDrawingProps {
  /** Id of the theme whose scene is behind the board; null for a theme without one. */
  theme: string | null
  scheme: Scheme
}

/** A board in the tokens of its parent, on the ground of a theme's scene. */
export function BoardDrawing({ theme, scheme }: BoardDrawingProps) {
  const address = useScenePicture(theme, scheme)
  return (
    <Ground
      data-place={address ? '' : undefined}
      style={address ? ({ '--picture': `url("${address}")` } as CSSProperties) : undefined}
    >
      <SmallBoard />
    </Ground>
  )
}
