import { toast } from '@cadence/shared/ui'
import { collectionTexts } from '../../texts/collection.ts'

/** Shares the page's address by the browser, or copies it where the browser cannot share (specification, section 7). */
export async function shareDashboard(name: string): Promise<void> {
  const t = collectionTexts.get()
  const url = window.location.href
  const data = { title: t.sharedTitle({ name }), text: t.sharedText({ name }), url }
  if (typeof navigator.share === 'function') {
    try {
      await navigator.share(data)
      return
    } catch (error) {
      // The member closed the sheet: that is an answer, not a failure.
      if (error instanceof DOMException && error.name === 'AbortError') return
    }
  }
  try {
    await navigator.clipboard.writeText(url)
    toast({ kind: 'success', text: t.linkCopied })
  } catch (error) {
    console.warn('The address could not be copied', error)
    toast({ kind: 'error', text: t.linkNotCopied })
  }
}
