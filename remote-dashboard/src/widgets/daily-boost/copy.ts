import { toast } from '@cadence/shared/ui'
import { dailyBoostTexts } from '../../texts/daily-boost.ts'
import type { Quotation } from '../../texts/quotations/quotation.ts'

/** Copies a quotation with its author and source. */
export async function copyQuotation({ text, author, work, year }: Quotation): Promise<void> {
  const t = dailyBoostTexts.get()
  try {
    await navigator.clipboard.writeText(`${t.quoted({ text })}\n${author}, ${work}, ${year}`)
    toast({ kind: 'success', text: t.copied })
  } catch (error) {
    console.warn('The quotation could not be copied', error)
    toast({ kind: 'error', text: t.notCopied })
  }
}
