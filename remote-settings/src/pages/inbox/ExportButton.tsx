import { useSubmit } from '@cadence/shared/api'
import { useTexts } from '@cadence/shared/i18n'
import { exportFileName, type InboxFilter } from '@cadence/shared/schemas/inbox'
import { Button, saveFile, toast } from '@cadence/shared/ui'
import { Download } from 'lucide-react'
import { dayOf } from '../../day-of.ts'
import { inboxTexts } from '../../texts/inbox.ts'
import { exportThreads } from './inbox-api.ts'

/** Spreadsheets take a file for UTF-8 only when it begins so. The browser drops it from the API's answer. */
const BYTE_ORDER_MARK = '\ufeff'

/** Downloads the threads that the list shows as a file for spreadsheets. */
export function ExportButton({ filter }: { filter: InboxFilter }) {
  const t = useTexts(inboxTexts)
  const { busy, submit } = useSubmit(
    async () => {
      const text = await exportThreads(filter)
      const file = exportFileName(dayOf(new Date().toISOString()))
      saveFile(file, 'text/csv;charset=utf-8', BYTE_ORDER_MARK + text.replace(BYTE_ORDER_MARK, ''))
      toast({ kind: 'success', text: t.exported({ file }) })
    },
    { onFailure: () => toast({ kind: 'error', text: t.exportFailed }) },
  )
  return (
    <Button
      icon={<Download size={18} strokeWidth={1.75} aria-hidden="true" />}
      loading={busy}
      onClick={() => void submit()}
    >
      {t.export}
    </Button>
  )
}
