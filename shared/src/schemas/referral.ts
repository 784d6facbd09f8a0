import * as z from 'zod/mini'

/** Characters of a code, without those that are confused when read aloud or written by hand. */
export const REFERRAL_ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ'

/** Longest text in the field for a code, in UTF-16 code units. */
export const REFERRAL_TEXT_MAX = 64

const shape = new RegExp(`^(?:CAD)?([${REFERRAL_ALPHABET}]{4})([${REFERRAL_ALPHABET}]{4})$`)

/**
 * Reads a code, as `CAD-XXXX-XXXX`. Case, spaces, dashes and a missing `CAD` do not matter. Undefined when the text is
 * not a code.
 */
export function referralCodeOf(text: string): string | undefined {
  const [, first, second] = shape.exec(text.toUpperCase().replace(/[^A-Z0-9]/g, '')) ?? []
  return first && second && `CAD-${first}-${second}`
}

/**
 * Levels of ambassadors by the number of members who entered the code, the lowest first (specification, sections 4 and 9).
 * Exactly 50 is VIP; below 3 there is no level (decisions).
 */
export const ambassadorLevels = [
  { id: 'novice', from: 3 },
  { id: 'campus', from: 11 },
  { id: 'influencer', from: 26 },
  { id: 'vip', from: 50 },
] as const

export const ambassadorLevelSchema = z.enum(['novice', 'campus', 'influencer', 'vip'])
export type AmbassadorLevel = z.infer<typeof ambassadorLevelSchema>

/** Names of the levels, the same in all languages (specification, section 4). */
export const ambassadorLevelNames = {
  novice: 'Novice',
  campus: 'Campus',
  influencer: 'Influencer',
  vip: 'VIP',
} as const satisfies Record<AmbassadorLevel, string>

/** The level for a number of members; null below the first level. */
export function ambassadorLevel(members: number): AmbassadorLevel | null {
  return ambassadorLevels.findLast(({ from }) => members >= from)?.id ?? null
}

/** The next level and the number of members missing to it; null at the last level. */
export function nextAmbassadorLevel(members: number): { id: AmbassadorLevel; missing: number } | null {
  const next = ambassadorLevels.find(({ from }) => members < from)
  return next ? { id: next.id, missing: next.from - members } : null
}

const CAMPUS_FROM = 11
const MEMBERS_PER_MONTH = 10

/** Free months of Premium for a number of members: one per ten, from the level Campus on (specification, section 9). */
export function freeMonths(members: number): number {
  return members < CAMPUS_FROM ? 0 : Math.floor(members / MEMBERS_PER_MONTH)
}

/** The individual goal (specification, section 9): how many members give one free month more than so many do. */
export function nextFreeMonth(members: number): number {
  return members < CAMPUS_FROM ? CAMPUS_FROM : (freeMonths(members) + 1) * MEMBERS_PER_MONTH
}

/** Members who are brought until one level of the community goal is done. */
const COMMUNITY_LEVEL = 100
/** What the community goal started from: with no code entered yet it shows the stated 40 % of level 1. */
const COMMUNITY_START = 40

/** Progress of the community goal. `percent` and `missing` (members) refer to the present `level`. */
interface CommunityGoal {
  level: number
  percent: number
  missing: number
}

/**
 * The community goal by the codes that all members have entered (specification, section 9; decisions, Community Hub:
 * goals move with real referrals). A level is 100 members. The first one starts at the stated 40 %, and every code that
 * is really entered adds one member to it; at 100 the next level begins.
 */
export function communityGoal(referrals: number): CommunityGoal {
  const total = COMMUNITY_START + referrals
  const done = total % COMMUNITY_LEVEL
  return {
    level: Math.floor(total / COMMUNITY_LEVEL) + 1,
    percent: Math.round((done * 100) / COMMUNITY_LEVEL),
    missing: COMMUNITY_LEVEL - done,
  }
}

const number = z.int().check(z.gte(0))

/**
 * Answer of GET /referrals: the member's code, the number of members who entered it, the level, and whether this member
 * has entered the code of another member.
 */
export const referralsSchema = z.object({
  code: z.string(),
  members: number,
  level: z.nullable(ambassadorLevelSchema),
  hasEntered: z.boolean(),
})
export type Referrals = z.infer<typeof referralsSchema>

/** Body of POST /referrals: the code of another member, as it was typed. */
export const enterReferralSchema = z.object({
  code: z.string().check(z.trim(), z.minLength(1), z.maxLength(REFERRAL_TEXT_MAX)),
})

/** Answer of GET /community: how many codes were entered in all, and how often this member's code. */
export const communitySchema = z.object({ referrals: number, own: number })
export type Community = z.infer<typeof communitySchema>
