import styled from '@emotion/styled'
import type { CSSProperties, ReactNode } from 'react'

const Table = styled.table`
  width: 100%;
  margin-top: 0.5rem;
  border-collapse: collapse;
  font-size: var(--text-sm);
  font-variant-numeric: tabular-nums;
  th, td { padding: 0.375rem 0; font-weight: 400; vertical-align: middle; text-align: start; }
  /* The names have the same room in every row; a long one breaks into lines. */
  table-layout: fixed;
  th { width: 36%; padding-right: 0.875rem; overflow-wrap: break-word; hyphens: auto; line-height: 1.3; }
  th > span { display: flex; align-items: center; gap: 0.5rem; }
  th > span > span { min-width: 0; }
  th svg { flex: none; width: 1.5rem; height: 1.5rem; color: var(--chart-mood); }
  td > div { display: grid; grid-template-columns: minmax(0, 1fr) max-content; align-items: center; gap: 0.75rem; color: var(--muted); }
  /* On a phone the bar has the line above its value: beside it, it would be too short to compare. */
  @container (max-width: 26rem) {
    td > div { grid-template-columns: minmax(0, 1fr); gap: 0.125rem; }
    td { font-size: var(--text-xs); }
  }
  td svg { width: 100%; height: 0.75rem; }
  td rect { fill: var(--bar, var(--chart-study)); }
`

/** One row: its name, its value in words, and the length of its bar from 0 to 1. */
export interface BarRow {
  key: string
  name: ReactNode
  value: string
  length: number
  /** Colour of the bar, if not that of study. */
  colour?: string | undefined
}

/** Horizontal bars: a table whose values are also drawn, so a screen reader needs no other table. */
export function RowBars({ caption, rows }: { caption: string; rows: readonly BarRow[] }) {
  return (
    <Table>
      <caption className="visually-hidden">{caption}</caption>
      <tbody>
        {rows.map(({ key, name, value, length, colour }) => (
          <tr key={key}>
            <th scope="row">
              <span>{name}</span>
            </th>
            <td>
              <div style={colour === undefined ? undefined : ({ '--bar': colour } as CSSProperties)}>
                <svg aria-hidden="true">
                  <rect width={`${length * 100}%`} height="100%" rx="3" />
                </svg>
                {value}
              </div>
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
