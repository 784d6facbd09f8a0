import { paths } from '@cadence/shared/router'
import type { ReferralTexts } from '../../../texts/referral.ts'

/** What came of it: `refused` when the browser lets nobody copy, null when there is nothing to say. */
export type Given = 'copied' | 'messageCopied' | 'refused' | null

async function copy(text: string, done: Given): Promise<Given> {
  try {
    await navigator.clipboard.writeText(text)
    return done
  } catch (error) {
    console.warn('The referral code could not be copied', error)
    return 'refused'
  }
}

/** Puts the code on the clipboard. */
export const copyCode = (code: string) => copy(code, 'copied')

/** Shares an invitation with the code by the browser, or copies it where the browser cannot share. */
export async function shareCode(code: string, t: ReferralTexts): Promise<Given> {
  const text = t.shareText({ code })
  const url = `${window.location.origin}${paths.register}`
  if (typeof navigator.share === 'function') {
    try {
      await navigator.share({ title: t.shareTitle, text, url })
      return null
    } catch (error) {
      // The member closed the sheet: that is an answer, not a failure.
      if (error instanceof DOMException && error.name === 'AbortError') return null
    }
  }
  return copy(`${text}\n${url}`, 'messageCopied')
}
