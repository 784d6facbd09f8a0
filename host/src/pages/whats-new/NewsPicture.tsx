import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import type { NewsItem } from './news.ts'

const Drawing = styled.svg`
  display: block;
  width: 100%;
  height: auto;
  border-radius: var(--radius-control);
  border: 1px solid var(--hairline);
  background: var(--surface-2);
  fill: none;
  stroke-linecap: round;
  stroke-linejoin: round;
  stroke-width: 3;
  .line { stroke: color-mix(in srgb, var(--muted) 55%, transparent); }
  .accent { stroke: var(--accent); }
  .sheet { fill: var(--surface-3); stroke: var(--hairline); stroke-width: 1; }
  .block { fill: color-mix(in srgb, var(--accent) 26%, var(--surface-3)); }
  .lit { fill: var(--accent); }
  .warm { fill: var(--warm); }
  .digits { fill: var(--text); font: 600 26px var(--font-display); font-variant-numeric: tabular-nums; }
  .ink { fill: color-mix(in srgb, var(--muted) 60%, transparent); }
`

/** A rounded bar of text, as it looks from afar. */
const Words = ({ x, y, width }: { x: number; y: number; width: number }) => (
  <rect className="ink" x={x} y={y} width={width} height="4" rx="2" />
)

/** What each picture shows, on 240 × 120. */
const drawings: Record<Exclude<NewsItem['name'], 'timetable'>, ReactNode> = {
  exams: (
    <>
      <circle className="line" cx="78" cy="60" r="34" />
      <path className="accent" d="M78 26a34 34 0 0 1 29.4 51" />
      <path className="accent" d="M78 42v18l11 9" />
      <Words x={136} y={36} width={70} />
      <rect className="block" x="136" y="52" width="58" height="14" rx="7" />
      <rect className="block" x="136" y="74" width="76" height="14" rx="7" />
    </>
  ),
  reminders: (
    <>
      <path className="line" d="M104 78c7-6 8-12 8-24a20 20 0 0 1 40 0c0 12 1 18 8 24z" />
      <path className="line" d="M125 88a7 7 0 0 0 14 0" />
      <circle className="warm" cx="150" cy="40" r="8" />
      <path className="accent" d="M84 40a30 30 0 0 0 0 28M180 40a30 30 0 0 1 0 28" />
    </>
  ),
  taskboard: (
    <>
      {[0, 1, 2].map((column) => (
        <rect key={column} className="sheet" x={24 + column * 66} y="20" width="60" height="80" rx="8" />
      ))}
      <rect className="block" x="30" y="28" width="48" height="18" rx="5" />
      <rect className="block" x="30" y="52" width="48" height="18" rx="5" />
      <rect className="lit" x="96" y="28" width="48" height="18" rx="5" />
      <rect className="block" x="162" y="28" width="48" height="18" rx="5" />
      <path className="line" d="m168 37 4 4 7-8" />
    </>
  ),
  history: (
    <>
      {[30, 52, 38, 64, 46, 22, 58].map((height, day) => (
        <rect
          key={height}
          className={day === 3 ? 'lit' : 'block'}
          x={36 + day * 25}
          y={98 - height}
          width="16"
          height={height}
          rx="4"
        />
      ))}
      <path className="line" d="M28 100h184" />
    </>
  ),
  capture: (
    <>
      <rect className="sheet" x="30" y="26" width="180" height="30" rx="10" />
      <Words x={44} y={39} width={92} />
      <path className="accent" d="M144 34v14" />
      <rect className="block" x="30" y="70" width="74" height="22" rx="11" />
      <rect className="block" x="112" y="70" width="46" height="22" rx="11" />
      <circle className="lit" cx="42" cy="81" r="4" />
      <circle className="warm" cx="124" cy="81" r="4" />
    </>
  ),
  room: (
    <>
      <path className="line" d="M72 92a52 52 0 1 1 96 0" />
      <path className="accent" d="M72 92a52 52 0 0 1 48-72" />
      <text className="digits" x="120" y="76" textAnchor="middle">
        25:00
      </text>
      <Words x={96} y={90} width={48} />
    </>
  ),
}

/** The drawn picture of something new: decoration, its text says the same. */
export function NewsPicture({ of }: { of: keyof typeof drawings }) {
  return (
    <Drawing viewBox="0 0 240 120" aria-hidden="true" data-picture="">
      {drawings[of]}
    </Drawing>
  )
}
