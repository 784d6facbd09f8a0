import { shareOrCopy, toast } from '@cadence/shared/ui'
import { collectionTexts } from '../../texts/collection.ts'

/** Shares the page's address by the browser, or copies it where the browser cannot share (specification, section 7). */
export async function shareDashboard(name: string): Promise<void> {
  const t = collectionTexts.get()
  const url = window.location.href
  const outcome = await shareOrCopy(
    { title: t.sharedTitle({ name }), text: t.sharedText({ name }), url },
    url,
  )
  if (outcome === 'copied') toast({ kind: 'success', text: t.linkCopied })
  if (outcome === 'refused') toast({ kind: 'error', text: t.linkNotCopied })
}
