import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import type { DrawingName } from '../content/article-text.ts'

const Picture = styled.svg`
  display: block;
  width: 100%;
  height: auto;
  aspect-ratio: 16 / 5;
  border: 1px solid var(--hairline);
  border-radius: var(--radius-card);
  background: var(--surface-1);
  .card { fill: var(--surface-3); }
  .quiet { fill: var(--surface-2); stroke: var(--hairline); }
  .place { fill: none; stroke: var(--outline); stroke-dasharray: 5 5; }
  .warm { fill: var(--glow); }
  .mint { fill: var(--mint); }
  .lit { fill: color-mix(in srgb, var(--glow) 28%, var(--surface-3)); stroke: var(--glow); }
  .line { fill: none; stroke: var(--warm); stroke-width: 3; stroke-linecap: round; stroke-linejoin: round; }
  .words { fill: var(--outline); }
`

/** Columns of days before an exam, with more sessions towards the end. */
const sessions = [1, 0, 1, 1, 0, 2, 1, 2, 0, 3]

/** What each drawing shows, on 640 × 200. */
const drawings: Record<DrawingName, ReactNode> = {
  // A card on its way to its place; the panel of edit mode stands at the right.
  grid: (
    <>
      <rect className="card" x="32" y="28" width="170" height="64" rx="10" />
      <rect className="card" x="214" y="28" width="110" height="144" rx="10" />
      <rect className="card" x="32" y="104" width="80" height="68" rx="10" />
      <rect className="place" x="336" y="28" width="120" height="72" rx="10" />
      <rect className="lit" x="352" y="84" width="120" height="72" rx="10" />
      <path className="line" d="M412 76 v-20 m-8 8 l8 -8 l8 8" />
      <rect className="quiet" x="496" y="16" width="128" height="168" rx="12" />
      <rect className="words" x="512" y="36" width="64" height="8" rx="4" />
      <rect className="card" x="512" y="60" width="96" height="26" rx="8" />
      <rect className="card" x="512" y="94" width="96" height="26" rx="8" />
      <rect className="card" x="512" y="128" width="96" height="26" rx="8" />
    </>
  ),
  // A card, and the four arrow keys that move it.
  keys: (
    <>
      <rect className="place" x="72" y="56" width="150" height="88" rx="10" />
      <rect className="lit" x="112" y="40" width="150" height="88" rx="10" />
      <path className="line" d="M286 84 h36 m-10 -10 l10 10 l-10 10" />
      <rect className="quiet" x="452" y="36" width="56" height="56" rx="10" />
      <rect className="quiet" x="388" y="104" width="56" height="56" rx="10" />
      <rect className="quiet" x="452" y="104" width="56" height="56" rx="10" />
      <rect className="lit" x="516" y="104" width="56" height="56" rx="10" />
      <path className="line" d="M534 132 h20 m-8 -8 l8 8 l-8 8" />
      <path className="words" d="M480 54 l10 14 h-20z M406 132 l14 -10 v20z M480 142 l10 -14 h-20z" />
    </>
  ),
  // Three columns; a card leaves the first one for the second.
  columns: (
    <>
      {[40, 236, 432].map((x) => (
        <g key={x}>
          <rect className="quiet" x={x} y="20" width="168" height="160" rx="12" />
          <rect className="words" x={x + 16} y="36" width="60" height="8" rx="4" />
        </g>
      ))}
      <rect className="card" x="52" y="60" width="144" height="34" rx="8" />
      <rect className="place" x="52" y="102" width="144" height="34" rx="8" />
      <rect className="card" x="248" y="60" width="144" height="34" rx="8" />
      <rect className="lit" x="212" y="112" width="144" height="34" rx="8" />
      <path className="line" d="M372 129 h26 m-9 -9 l9 9 l-9 9" />
      <rect className="card" x="444" y="60" width="144" height="34" rx="8" />
      <circle className="mint" cx="572" cy="77" r="6" />
      <rect className="card" x="444" y="102" width="144" height="34" rx="8" />
      <circle className="mint" cx="572" cy="119" r="6" />
    </>
  ),
  // The bar at the bottom of a phone, with the start in its middle.
  bar: (
    <>
      <path className="quiet" d="M170 -20 h300 v178 a20 20 0 0 1 -20 20 h-260 a20 20 0 0 1 -20 -20z" />
      <rect className="card" x="188" y="12" width="264" height="40" rx="10" />
      <rect className="card" x="188" y="60" width="264" height="40" rx="10" />
      {[204, 260, 380, 436].map((x) => (
        <g key={x}>
          <rect className="words" x={x - 9} y="122" width="18" height="18" rx="5" />
          <rect className="words" x={x - 16} y="150" width="32" height="6" rx="3" />
        </g>
      ))}
      <circle className="warm" cx="320" cy="138" r="24" />
      <path className="quiet" d="M314 127 l16 11 l-16 11z" />
    </>
  ),
  // The days before an exam: the sessions come closer to each other towards it.
  revision: (
    <>
      {sessions.map((count, day) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the days never move.
        <g key={day}>
          <rect className="quiet" x={28 + day * 53} y="24" width="45" height="152" rx="8" />
          {Array.from({ length: count }, (_, at) => (
            <rect
              // biome-ignore lint/suspicious/noArrayIndexKey: the sessions of a day never move.
              key={at}
              className="lit"
              x={34 + day * 53}
              y={138 - at * 42}
              width="33"
              height="32"
              rx="6"
            />
          ))}
        </g>
      ))}
      <path className="line" d="M584 172 v-144 h34 l-10 14 l10 14 h-34" />
    </>
  ),
}

/** A small drawing of what an article is about. The text says all of it, so that it is hidden from screen readers. */
export default function Drawing({ name }: { name: DrawingName }) {
  return (
    <Picture viewBox="0 0 640 200" aria-hidden="true">
      {drawings[name]}
    </Picture>
  )
}
