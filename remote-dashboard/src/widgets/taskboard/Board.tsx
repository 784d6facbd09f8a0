import { useMemo, useState } from 'react'
import { useRecords } from '../../records/use-records.ts'
import type { WidgetBodyProps } from '../display-size.ts'
import { BoardSummary } from './BoardSummary.tsx'
import { Box } from './board-styles.ts'
import { CardDialog } from './CardDialog.tsx'
import { Columns } from './Columns.tsx'
import { columnsOf, type Lane, lanesOf } from './rules/lanes.ts'

/** The content of the widget: the columns with their cards, at the small size a summary; and the card that is open. */
export function Board({ size }: WidgetBodyProps) {
  const lanes = useLanes()
  const [opened, setOpened] = useState<string | null>(null)
  return (
    <Box data-taskboard="" data-size={size}>
      {size === 'small' ? (
        <BoardSummary lanes={lanes} onOpen={setOpened} />
      ) : (
        <Columns lanes={lanes} onOpen={setOpened} />
      )}
      {opened !== null && <CardDialog id={opened} lanes={lanes} onClose={() => setOpened(null)} />}
    </Box>
  )
}

function useLanes(): readonly Lane[] {
  const tasks = useRecords('task')
  const columns = useRecords('board-column')
  return useMemo(() => lanesOf(tasks, columnsOf(columns)), [tasks, columns])
}
