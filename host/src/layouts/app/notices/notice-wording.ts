import { cityOf } from '@cadence/shared/i18n'
import { paths, settingsPath } from '@cadence/shared/router'
import {
  ambassadorLevelNames,
  type Notice,
  type NoticeData,
  type NoticeList,
  noticeDataSchemas,
} from '@cadence/shared/schemas'
import {
  Award,
  KeyRound,
  type LucideIcon,
  Mail,
  MonitorSmartphone,
  PartyPopper,
  Timer,
  UserPlus,
} from 'lucide-react'
import type * as z from 'zod/mini'
import type { NoticesTexts } from '../../../texts/app-area.ts'

/** The text of a notice, and the address in the app that it leads to, if any. */
export interface Wording {
  Icon: LucideIcon
  title: string
  text: string
  to?: string
}

type Texts = NoticesTexts

/** How a kind is worded from data that its schema accepts; undefined for other data. */
function kind<Data>(schema: z.ZodMiniType<Data>, word: (t: Texts, data: Data) => Wording) {
  return (t: Texts, data: Notice['data']): Wording | undefined => {
    const parsed = schema.safeParse(data)
    return parsed.success ? word(t, parsed.data) : undefined
  }
}

/** A device as a member knows it: its browser, its system, and the city of its time zone; in the words of its list. */
function deviceOf(t: Texts, { browser, system, timeZone }: NoticeData<'new-sign-in'>): string {
  const device = browser && system ? t.browserOn({ browser, system }) : browser || system || t.someDevice
  return `${device}, ${cityOf(timeZone) ?? t.somePlace}`
}

const data = noticeDataSchemas

/** One entry for each kind that this client knows. */
const wordings = new Map([
  [
    'welcome',
    kind(data.welcome, (t) => ({
      Icon: PartyPopper,
      title: t.welcome,
      text: t.welcomeText,
      to: paths.tasks,
    })),
  ],
  [
    'referral',
    kind(data.referral, (t, { firstName }) => ({
      Icon: UserPlus,
      title: t.referral({ firstName }),
      text: t.referralText,
      to: paths.communityHub,
    })),
  ],
  [
    'ambassador-level',
    kind(data['ambassador-level'], (t, { level }) => ({
      Icon: Award,
      title: t.level({ level: ambassadorLevelNames[level] }),
      text: t.levelText,
      to: paths.communityHub,
    })),
  ],
  [
    'focus-session',
    kind(data['focus-session'], (t, { minutes }) => ({
      Icon: Timer,
      title: t.focus,
      text: t.focusText({ count: minutes }),
      to: paths.dashboard,
    })),
  ],
  [
    'password-changed',
    kind(data['password-changed'], (t) => ({
      Icon: KeyRound,
      title: t.password,
      text: t.passwordText,
      to: settingsPath('security'),
    })),
  ],
  [
    'new-sign-in',
    kind(data['new-sign-in'], (t, device) => ({
      Icon: MonitorSmartphone,
      title: t.signIn,
      text: t.signInText({ device: deviceOf(t, device) }),
      to: settingsPath('Appareils'),
    })),
  ],
  [
    'email-changed',
    kind(data['email-changed'], (t, { email }) => ({
      Icon: Mail,
      title: t.emailChanged,
      text: t.emailChangedText({ email }),
      to: settingsPath('personal'),
    })),
  ],
])

const wordingOf = (notice: Notice, t: Texts) => wordings.get(notice.kind)?.(t, notice.data)

/** A notice in the words of this client. */
export type WordedNotice = Notice & Wording

/**
 * The notices that this client can word, in their order. The others are left out: a newer API may send other kinds, and
 * other data.
 */
export function worded(notices: readonly Notice[], t: Texts): WordedNotice[] {
  return notices.flatMap((notice) => {
    const wording = wordingOf(notice, t)
    return wording ? [{ ...notice, ...wording }] : []
  })
}

/** The number of unread notices that the panel can show. Notices of unknown kinds do not count. */
export function unreadOf({ notices, unread }: NoticeList, t: Texts): number {
  return unread - notices.filter((notice) => notice.readAt === null && !wordingOf(notice, t)).length
}
