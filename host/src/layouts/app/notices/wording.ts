import { type Path, paths } from '@cadence/shared/router'
import type { Notice, NoticeList } from '@cadence/shared/schemas'
import { type LucideIcon, PartyPopper } from 'lucide-react'
import type { HostTexts } from '../../../texts/texts.ts'

/** What a member reads of a notice, and the page that it leads to, if any. */
export interface Wording {
  Icon: LucideIcon
  title: string
  text: string
  to?: Path
}

type Texts = HostTexts['notices']

/** One entry for each kind that this client knows. */
const wordings = new Map<string, (t: Texts, data: Notice['data']) => Wording>([
  ['welcome', (t) => ({ Icon: PartyPopper, title: t.welcome, text: t.welcomeText, to: paths.tasks })],
])

/** A notice in the words of this client. */
export type WordedNotice = Notice & Wording

/** The notices whose kind this client knows, in their order. The others are left out: a newer API may send them. */
export function worded(notices: readonly Notice[], t: Texts): WordedNotice[] {
  return notices.flatMap((notice) => {
    const wording = wordings.get(notice.kind)
    return wording ? [{ ...notice, ...wording(t, notice.data) }] : []
  })
}

/** How many are unread. Of those that are left out, none: the panel would have nothing to show for them. */
export function unreadOf({ notices, unread }: NoticeList): number {
  return unread - notices.filter(({ kind, readAt }) => readAt === null && !wordings.has(kind)).length
}
