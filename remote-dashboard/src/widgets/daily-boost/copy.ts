import { copyText, toast } from '@cadence/shared/ui'
import { dailyBoostTexts } from '../../texts/daily-boost.ts'
import type { Quotation } from '../../texts/quotations/quotation.ts'

/** Copies a quotation with its author and source. */
export async function copyQuotation({ text, author, work, year }: Quotation): Promise<void> {
  const t = dailyBoostTexts.get()
  const copied = await copyText(`${t.quoted({ text })}\n${author}, ${work}, ${year}`)
  toast(copied ? { kind: 'success', text: t.copied } : { kind: 'error', text: t.notCopied })
}
