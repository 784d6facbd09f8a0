import type { WidgetId } from '@cadence/shared/schemas'
import type { ReactNode } from 'react'

/** The area of a glyph: the widget below its header, in units of the picture. */
export interface Room {
  x: number
  y: number
  w: number
  h: number
}

/** Lines of text, each a share of the room's width. */
const bars = ({ x, y, w }: Room, shares: readonly number[], step = 5) =>
  shares
    .map((share, row) => ({ width: w * share, top: y + row * step }))
    .map(({ width, top }) => <rect key={top} data-ink="" x={x} y={top} width={width} height="1.6" rx="0.8" />)

const week = [0, 1, 2, 3, 4, 5, 6]
/** The date of the first day: the planner's week begins on Friday. */
const FIRST_DATE = 20
/** Place of today in the week. */
const TODAY = 4

/** Events of a week: day, and the start and the length as shares of the room below the days. */
const events = [
  { day: 0, from: 0.05, length: 0.4, tone: 'accent' },
  { day: 1, from: 0.3, length: 0.35, tone: 'mint' },
  { day: 3, from: 0.05, length: 0.35, tone: 'accent' },
  { day: 3, from: 0.55, length: 0.4, tone: 'warm' },
  { day: 4, from: 0.28, length: 0.34, tone: 'warm' },
  { day: 4, from: 0.7, length: 0.3, tone: 'mint' },
  { day: 5, from: 0.05, length: 0.45, tone: 'mint' },
  { day: 6, from: 0.3, length: 0.5, tone: 'accent' },
]

/** A week with its days, its events and the line of the present. */
function planner({ x, y, w, h }: Room) {
  const day = w / week.length
  const top = y + 6
  const high = h - 6
  return (
    <>
      {week.map((at) => (
        <g key={at}>
          {at > 0 && <path data-line="hair" d={`M${x + at * day - 1} ${top}v${high}`} />}
          {at === TODAY && <circle data-ink="today" cx={x + (at + 0.5) * day - 1} cy={y + 1.6} r="2.9" />}
          <text
            data-ink={at === TODAY ? 'on-today' : 'strong'}
            x={x + (at + 0.5) * day - 1}
            y={y + 2.8}
            style={{ fontSize: '3.4px' }}
          >
            {FIRST_DATE + at}
          </text>
        </g>
      ))}
      {events.map(({ day: at, from, length, tone }) => {
        const place = { x: x + at * day - 0.4, y: top + from * high, height: length * high }
        return (
          <g key={`${at}-${from}`} data-tone={tone}>
            <rect {...place} width={day - 1.2} rx="1" />
            <rect {...place} width="0.8" rx="0.4" />
            <rect data-ink="" x={place.x + 2.2} y={place.y + 2} width={day * 0.45} height="1.3" rx="0.65" />
          </g>
        )
      })}
      <rect data-ink="now" x={x + TODAY * day - 1} y={top + 0.14 * high} width={day} height="0.6" />
    </>
  )
}

/** Rows of a to-do list, the first one ticked. */
const ticked = (room: Room, rows: number) =>
  [0, 1, 2].slice(0, rows).map((row) => (
    <g key={row}>
      <rect
        {...(row === 0 ? { 'data-ink': 'accent' } : { 'data-line': '' })}
        x={room.x + 0.4}
        y={room.y + row * 5}
        width="3"
        height="3"
        rx="1"
      />
      <rect
        data-ink=""
        x={room.x + 6}
        y={room.y + row * 5 + 0.7}
        width={room.w * (row % 2 ? 0.5 : 0.65)}
        height="1.6"
        rx="0.8"
      />
    </g>
  ))

/** The three goals of a day, with their progress above. A goal whose line the frame would cut is not drawn. */
const goals = ({ x, y, w, h }: Room) =>
  [0, 1, 2].map((row) => (
    <g key={row}>
      <rect
        data-ink={row === 0 ? 'mint' : ''}
        x={x + (row * w) / 3}
        y={y + 0.4}
        width={w / 3 - 1.5}
        height="0.9"
        rx="0.45"
      />
      {7 + row * 6 <= h && (
        <>
          <text data-ink="strong" x={x + 1.4} y={y + 7 + row * 6} style={{ fontSize: '4px' }}>
            {row + 1}
          </text>
          <rect
            data-ink=""
            x={x + 6}
            y={y + 4.8 + row * 6}
            width={w * (row % 2 ? 0.6 : 0.45)}
            height="1.6"
            rx="0.8"
          />
        </>
      )}
    </g>
  ))

/** The middle of a widget with its header, and the radius of a ring that fits there. */
const dial = ({ x, y, w, h }: Room) => ({ cx: x + w / 2, cy: y + h / 2 - 2, r: Math.min(11, h / 2 + 2.2) })

function timer(room: Room) {
  const { cx, cy, r } = dial(room)
  return (
    <>
      <circle data-line="accent" cx={cx} cy={cy} r={r} />
      <text data-ink="strong" x={cx} y={cy + r * 0.2} style={{ fontSize: `${r * 0.54}px` }}>
        25:00
      </text>
    </>
  )
}

/** The arc is at the right: the name of the widget is at the left. */
function shield(room: Room) {
  const { cy, r } = dial(room)
  const cx = room.x + room.w - r - 1
  return (
    <>
      <path data-line="warm" d={`M${cx - r} ${cy + r / 2}a${r} ${r} 0 0 1 ${2 * r} 0`} />
      <text data-ink="strong" x={cx} y={cy + r * 0.4} style={{ fontSize: `${r * 0.5}px` }}>
        25:00
      </text>
    </>
  )
}

/** Eyes and mouth around the middle of a face. */
const faces = [
  'M-1.3 1.7Q0 .5 1.3 1.7',
  'M-1.2 1.3H1.2',
  'M-1.3 1Q0 2.2 1.3 1',
  'M-1.5 .8Q0 2.8 1.5 .8',
  'M-1.6 .7H1.6Q0 3.3-1.6 .7Z',
].map((mouth) => `M-1.2-.9v.2M1.2-.9v.2${mouth}`)

const face = (at: number, x: number, y: number) => (
  <g key={at} data-line={at === 3 ? 'warm' : ''} transform={`translate(${x} ${y})`}>
    <circle r="3.3" />
    <path d={faces[at]} />
  </g>
)

/** A typical shape for each widget of the community’s dashboards. */
export const glyphs: Partial<Record<WidgetId, (room: Room) => ReactNode>> = {
  '1': ({ x, y, w }) =>
    ['4', '7', '2:15', ''].map((value, column) => (
      <g key={value}>
        {value ? (
          <text data-ink="strong" x={x + (column * w) / 4} y={y + 4.4} style={{ textAnchor: 'start' }}>
            {value}
          </text>
        ) : (
          face(3, x + 3.7 + (column * w) / 4, y + 2.2)
        )}
        <rect data-ink="" x={x + (column * w) / 4} y={y + 7.4} width="13" height="1.4" rx="0.7" />
      </g>
    )),
  '2': planner,
  '3': ({ x, y, w, h }) => (
    <svg x={x - 3} y={y - 7} width={w + 6} height={h + 10} aria-hidden="true">
      {[7, 12, 17, 22, 27].map((radius) => (
        <circle key={radius} data-line="warm" opacity="0.35" cx={w * 0.7} cy={h / 2 + 2} r={radius} />
      ))}
      <circle data-ink="warm" cx={w * 0.7} cy={h / 2 + 2} r="2.8" />
    </svg>
  ),
  '4': shield,
  '5': ({ x, y, w, h }) => [0, 1, 2, 3, 4].map((at) => face(at, x + w * (0.1 + at * 0.2), y + h / 2 - 0.5)),
  '6': goals,
  '7': (room) => (
    <>
      <rect data-ink="warm" x={room.x} y={room.y + 1} width="1.2" height="13" rx="0.6" />
      {bars({ ...room, x: room.x + 5, y: room.y + 2 }, [0.75, 0.6, 0.35])}
    </>
  ),
  '8': timer,
  '9': (room) => ticked(room, room.h > 17 ? 3 : 2),
  '10': ({ y, ...room }) =>
    bars({ ...room, y: y + 2 }, room.h > 40 ? [0.4, 0.9, 0.8, 0.85, 0.3, 0.9, 0.7, 0.5] : [0.4, 0.9, 0.7]),
}
