import { paths } from '@cadence/shared/router'
import { copyText, shareOrCopy } from '@cadence/shared/ui'
import type { ReferralTexts } from '../../../texts/community-hub.ts'

/** What came of it: `refused` when the browser lets nobody copy, null when there is nothing to say. */
export type Given = 'copied' | 'messageCopied' | 'refused' | null

const outcomes = { shared: null, copied: 'messageCopied', refused: 'refused' } as const

/** Puts the code on the clipboard. */
export async function copyCode(code: string): Promise<Given> {
  return (await copyText(code)) ? 'copied' : 'refused'
}

/** Shares an invitation with the code by the browser, or copies it where the browser cannot share. */
export async function shareCode(code: string, t: ReferralTexts): Promise<Given> {
  const text = t.shareText({ code })
  const url = `${window.location.origin}${paths.register}`
  return outcomes[await shareOrCopy({ title: t.shareTitle, text, url }, `${text}\n${url}`)]
}
