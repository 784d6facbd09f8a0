import { useTexts } from '@cadence/shared/i18n'
import { type ReactNode, useId } from 'react'
import { historyTexts } from '../../../texts/history.ts'
import type { Period } from '../totals/period.ts'
import type { SlotTotals } from '../totals/slot-totals.ts'
import { useFormats } from '../use-formats.ts'
import { labelled } from './axis.ts'
import { ChartTable } from './ChartTable.tsx'
import { Area, Figure, Plot } from './chart-styles.ts'
import { type Cursor, cursorProps, placesInRow } from './use-cursor.ts'

/** A line of the scale: its height from 0 to 1, and what stands beside it. */
export interface ScaleLine {
  height: number
  label: ReactNode
}

interface SlotChartProps {
  /** Takes the whole width of the page. */
  wide?: boolean
  title: string
  /** What the chart says as a whole, shown while no slot is pointed at. */
  summary: string
  period: Period
  slots: readonly SlotTotals[]
  /** The value of a slot in words. */
  describe: (slot: SlotTotals) => string
  scale: readonly ScaleLine[]
  cursor: Cursor
  /** What is drawn, in a plane of 100 % by 100 %. */
  children: ReactNode
}

/** Where a text below the axis begins: at the edges it must not leave the chart. */
const endOf = (at: number, count: number) =>
  count <= 7 ? undefined : at === 0 ? 'first' : at >= count - 1 ? 'last' : undefined

/** Position of the middle of a slot along the axis, in per cent. */
export const middleOf = (at: number, count: number): number => ((at + 0.5) / count) * 100

/** A chart over the slots of a period. Arrow keys, a pointer or a finger choose the slot whose detail is shown. */
export function SlotChart({
  wide = false,
  title,
  summary,
  period,
  slots,
  describe,
  scale,
  cursor,
  children,
}: SlotChartProps) {
  const t = useTexts(historyTexts)
  const formats = useFormats()
  const id = useId()
  const count = slots.length
  const textAt = (at: number) => {
    const slot = slots[at]
    return slot ? t.ofDay({ day: formats.slot(slot), value: describe(slot) }) : ''
  }
  const width = 100 / count
  return (
    <Figure aria-labelledby={id} data-wide={wide ? '' : undefined}>
      <h2 id={id}>{title}</h2>
      <p data-now={cursor.at === null ? undefined : ''}>{cursor.at === null ? summary : textAt(cursor.at)}</p>
      <Plot>
        <ol data-axis="value" aria-hidden="true">
          {scale.map(({ height, label }) => (
            <li key={height} style={{ bottom: `${height * 100}%` }}>
              {label}
            </li>
          ))}
        </ol>
        <Area
          role="slider"
          tabIndex={0}
          {...cursorProps(cursor, placesInRow(count, textAt))}
          aria-labelledby={id}
        >
          <svg aria-hidden="true">
            {cursor.at !== null && (
              <rect className="cursor" x={`${cursor.at * width}%`} width={`${width}%`} height="100%" rx="3" />
            )}
            {scale.map(({ height }) => {
              const y = `${(1 - height) * 100}%`
              const kind = height === 0 ? 'ground' : 'line'
              return <line key={height} className={kind} x1="0" x2="100%" y1={y} y2={y} />
            })}
            {children}
          </svg>
        </Area>
        <ol
          data-axis="time"
          data-many={period.range === 'year' ? '' : undefined}
          data-several={count > 7 && period.range !== 'year' ? '' : undefined}
          aria-hidden="true"
        >
          {labelled(period).map((at) => {
            const slot = slots[at]
            if (!slot) return null
            return (
              <li key={slot.from} style={{ left: `${middleOf(at, count)}%` }} data-end={endOf(at, count)}>
                {formats.axis(slot, period.step, count)}
              </li>
            )
          })}
        </ol>
      </Plot>
      <ChartTable
        caption={title}
        head={period.step === 'day' ? t.day : t.weekColumn}
        rows={() => slots.map((slot) => [formats.shortSlot(slot), describe(slot)] as const)}
      />
    </Figure>
  )
}
