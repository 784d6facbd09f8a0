import { useTexts } from '@cadence/shared/i18n'
import styled from '@emotion/styled'
import { useState } from 'react'
import { historyTexts } from '../../../texts/history.ts'

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-size: var(--text-sm);
  font-variant-numeric: tabular-nums;
  th, td { padding: 0.25rem 0.5rem 0.25rem 0; border-bottom: 1px solid var(--hairline); text-align: start; font-weight: 400; vertical-align: top; }
  thead th { color: var(--muted); font-weight: 600; }
  td:last-of-type, thead th:last-of-type { padding-right: 0; text-align: end; }
`

/* A long table scrolls in its own box; the keyboard reaches it. On paper it is whole. */
const Scroll = styled.div`
  max-height: 16rem;
  overflow-y: auto;
  @media print { max-height: none; overflow: visible; }
`

interface ChartTableProps {
  /** Name of the chart, and of its first column. */
  caption: string
  head: string
  rows: () => readonly (readonly [name: string, value: string])[]
}

/** The figures of a chart as a table. Its rows are made when it is opened: a page of charts has hundreds of them. */
export function ChartTable({ caption, head, rows }: ChartTableProps) {
  const t = useTexts(historyTexts)
  const [isOpen, setOpen] = useState(false)
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        {t.showTable}
        <span className="visually-hidden">{` · ${caption}`}</span>
      </summary>
      {isOpen && (
        <Scroll tabIndex={0} role="group" aria-label={caption}>
          <Table>
            <caption className="visually-hidden">{caption}</caption>
            <thead>
              <tr>
                <th scope="col">{head}</th>
                <th scope="col">{t.value}</th>
              </tr>
            </thead>
            <tbody>
              {rows().map(([name, value]) => (
                <tr key={name}>
                  <th scope="row">{name}</th>
                  <td>{value}</td>
                </tr>
              ))}
            </tbody>
          </Table>
        </Scroll>
      )}
    </details>
  )
}
