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

/** Rows of a to-do list, the first one ticked. */
const ticked = (room: Room, rows: number) =>
  [0, 1, 2].slice(0, rows).map((row) => (
    <g key={row}>
      <rect
        data-ink={row === 0 ? 'accent' : ''}
        x={room.x}
        y={room.y + row * 6}
        width="3"
        height="3"
        rx="1"
      />
      <rect
        data-ink=""
        x={room.x + 5.5}
        y={room.y + row * 6 + 0.7}
        width={room.w * (row % 2 ? 0.5 : 0.65)}
        height="1.6"
        rx="0.8"
      />
    </g>
  ))

const digits = ({ x, y, w, h }: Room) => (
  <text data-ink="strong" x={x + w / 2} y={y + h / 2 + 2.6} fontSize="8" textAnchor="middle">
    25:00
  </text>
)

/** Column and row of the cards of a task board. */
const boardCards = [
  [0, 0],
  [0, 1],
  [0, 2],
  [1, 0],
  [2, 0],
  [2, 1],
] as const

/** A typical shape for each widget. */
export const glyphs: Record<WidgetId, (room: Room) => ReactNode> = {
  '1': ({ x, y, w }) =>
    [0, 1, 2, 3].map((column) => (
      <g key={column}>
        <rect data-ink="strong" x={x + (column * w) / 4} y={y + 1} width="9" height="3.4" rx="1" />
        <rect data-ink="" x={x + (column * w) / 4} y={y + 6.4} width="13" height="1.6" rx="0.8" />
      </g>
    )),
  '2': ({ x, y, w, h }) =>
    week.map((day) => (
      <g key={day}>
        <rect data-ink="" x={x + (day * w) / 7} y={y} width="4" height="1.6" rx="0.8" />
        <rect
          data-ink={['accent', 'mint', 'warm'][day % 3]}
          x={x + (day * w) / 7}
          y={y + 5 + (day % 3) * 6}
          width={w / 7 - 2}
          height="5"
          rx="1"
        />
        {day % 2 === 0 && h > 26 && (
          <rect
            data-ink=""
            x={x + (day * w) / 7}
            y={y + 17 + (day % 3) * 3}
            width={w / 7 - 2}
            height="4"
            rx="1"
          />
        )}
      </g>
    )),
  '3': ({ x, y, w, h }) =>
    [3, 7, 11].map((radius) => (
      <circle key={radius} data-line="warm" cx={x + w / 2} cy={y + h / 2} r={Math.min(radius, h / 2)} />
    )),
  '4': (room) => (
    <>
      <circle
        data-line=""
        cx={room.x + room.w / 2}
        cy={room.y + room.h / 2}
        r={Math.min(room.w, room.h) / 2}
      />
      <circle data-ink="accent" cx={room.x + room.w / 2} cy={room.y + room.h / 2} r="2" />
    </>
  ),
  '5': ({ x, y, w, h }) =>
    [0, 1, 2, 3, 4].map((face) => (
      <circle
        key={face}
        data-line={face === 3 ? 'warm' : ''}
        cx={x + w * (0.1 + face * 0.2)}
        cy={y + h / 2}
        r="2.6"
      />
    )),
  '6': (room) => ticked(room, 3),
  '7': (room) => (
    <>
      <rect data-ink="warm" x={room.x} y={room.y + 1} width="1.2" height="13" rx="0.6" />
      {bars({ ...room, x: room.x + 5, y: room.y + 2 }, [0.75, 0.6, 0.35])}
    </>
  ),
  '8': digits,
  '9': (room) => ticked(room, room.h > 17 ? 3 : 2),
  '11': ({ x, y, w, h }) =>
    boardCards
      .filter(([, row]) => row === 0 || (row + 1) * 6 < h)
      .map(([column, row]) => (
        <rect
          key={`${column}-${row}`}
          data-ink={column === 1 ? 'accent' : ''}
          x={x + (column * w) / 3}
          y={y + row * 6}
          width={w / 3 - 2.5}
          height="4"
          rx="1"
        />
      )),
  '12': ({ x, y, w, h }) =>
    [0, 1, 2]
      .filter((row) => row === 0 || (row + 1) * 6 < h)
      .flatMap((row) => [
        <rect key={`bar-${row}`} data-ink="accent" x={x} y={y + row * 6} width="1.5" height="4.5" rx="0.5" />,
        <rect key={`text-${row}`} x={x + 4} y={y + row * 6 + 1} width={(w - 4) * 0.7} height="2.5" rx="1" />,
      ]),
  '10': (room) => bars(room, room.h > 40 ? [0.4, 0.9, 0.8, 0.85, 0.3, 0.9, 0.7, 0.5] : [0.4, 0.9, 0.7]),
}
