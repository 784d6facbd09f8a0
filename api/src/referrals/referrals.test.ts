import { noticeListSchema, REFERRAL_ALPHABET, referralCodeOf } from '@cadence/shared/schemas'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { apiForTests } from '../../test/support/api-for-tests.ts'
import { newMember, textIn } from '../../test/support/test-api.ts'
import { notices, referralCodes, referrals, users } from '../db/schema.ts'
import { createLimits } from '../limits/attempt-limits.ts'
import { levelMail, referralMail } from './announce-referral.ts'
import { readReferrals } from './referrals-queries.ts'

const api = apiForTests({ RATE_LIMIT_SCALE: '1000' })
type Member = Awaited<ReturnType<typeof newMember>>
let owner: Member
let guest: Member

beforeEach(async () => {
  owner = await newMember(api)
  guest = await newMember(api)
  await api.services.db.delete(referrals)
  await api.services.db.delete(notices)
})

const own = async (who: Member) => (await api.call('GET', '/referrals', { token: who.token })).body
const codeOf = async (who: Member) => textIn(await own(who), 'code')
const community = async (who: Member) => (await api.call('GET', '/community', { token: who.token })).body
const enter = (who: Member, code: unknown) =>
  api.call('POST', '/referrals', { token: who.token, body: { code } })
const noticesOf = async (who: Member) => {
  const list = noticeListSchema.parse((await api.call('GET', '/notices', { token: who.token })).body)
  return list.notices.map(({ kind, data }) => ({ kind, data }))
}

/** The id of the referral of a notice. The notice is deleted by it when the new member leaves. */
const referralId = expect.any(String)

/** Adds members who entered the owner's code. */
async function joined(number: number): Promise<void> {
  const row = { referrerId: owner.user._id, createdAt: new Date() }
  const ids = Array.from({ length: number }, () => crypto.randomUUID())
  await api.services.db.insert(referrals).values(ids.map((id) => ({ ...row, id })))
}

test('a member has one code of readable characters, made at the first call, also of many at once', async () => {
  const codes = new Set(await Promise.all(Array.from({ length: 20 }, () => codeOf(owner))))
  expect(codes.size).toBe(1)
  expect([...codes][0]).toMatch(new RegExp(`^CAD-[${REFERRAL_ALPHABET}]{4}-[${REFERRAL_ALPHABET}]{4}$`))
  expect(await own(owner)).toEqual({ code: [...codes][0], members: 0, level: null, hasEntered: false })
  expect(await codeOf(guest)).not.toBe([...codes][0])
})

test('a code that another member has is drawn again', async () => {
  const code = await codeOf(owner)
  const draws = [code, code, 'CAD-2222-2222']
  const made = await readReferrals(api.services.db, {
    userId: guest.user._id,
    now: new Date(),
    draw: () => draws.shift() ?? '',
  })
  expect(made.code).toBe('CAD-2222-2222')
})

test('an entered code counts for its owner, who gets to know the first name and no more', async () => {
  const code = await codeOf(owner)
  expect(await enter(guest, code)).toMatchObject({ status: 201, body: { success: true } })
  expect(await own(owner)).toMatchObject({ members: 1, level: null, hasEntered: false })
  expect(await own(guest)).toMatchObject({ members: 0, hasEntered: true })
  expect(await community(owner)).toEqual({ referrals: 1, own: 1 })
  expect(await community(guest)).toEqual({ referrals: 1, own: 0 })
  expect(await noticesOf(owner)).toEqual([{ kind: 'referral', data: { firstName: 'Léa', referralId } }])
  expect(await noticesOf(guest)).toEqual([])
})

test.each([
  (code: string) => code.toLowerCase(),
  (code: string) => ` ${code.replaceAll('-', ' ')} `,
  (code: string) => code.replaceAll('-', ''),
  (code: string) => code.replace('CAD-', ''),
  (code: string) => code.replaceAll('-', '\u2011'),
])('how a code is typed does not matter (%#)', async (typed) => {
  const code = await codeOf(owner)
  expect((await enter(guest, typed(code))).status).toBe(201)
})

test('an unknown code, the own one and a second one have a status and text each, and do not count', async () => {
  const code = await codeOf(owner)
  const unknown = 'No member has this code.'
  for (const text of ['CAD-2222-2223', 'bonjour', 'CAD', "'; drop table users; --"]) {
    expect(await enter(guest, text)).toMatchObject({ status: 404, body: { message: unknown } })
  }
  expect(await enter(owner, code)).toMatchObject({ status: 400, body: { message: 'This is your own code.' } })
  await enter(guest, code)
  const already = { status: 409, body: { message: 'You have already entered a code.' } }
  expect(await enter(guest, code)).toMatchObject(already)
  // A member who has entered a code does not learn whether others exist.
  for (const text of ['CAD-2222-2223', await codeOf(guest)]) {
    expect(await enter(guest, text)).toMatchObject(already)
  }
  expect(await own(owner)).toMatchObject({ members: 1 })
  expect(await noticesOf(owner)).toHaveLength(1)
})

test.each([[{}], [{ code: '' }], [{ code: '  ' }], [{ code: 7 }], [{ code: 'x'.repeat(65) }]])(
  '%j is refused, and the field is named',
  async (body) => {
    const answer = await api.call('POST', '/referrals', { token: guest.token, body })
    expect(answer).toMatchObject({ status: 400, body: { fields: { code: expect.any(String) } } })
  },
)

test('a code that is entered 20 times at once counts once', async () => {
  const code = await codeOf(owner)
  const answers = await Promise.all(Array.from({ length: 20 }, () => enter(guest, code)))
  const statuses = answers.map(({ status }) => status).toSorted()
  expect(statuses).toEqual([201, ...Array(19).fill(409)])
  expect(await own(owner)).toMatchObject({ members: 1 })
  expect(await noticesOf(owner)).toHaveLength(1)
})

test('of two codes at once one counts', async () => {
  const third = await newMember(api)
  const codes = [await codeOf(owner), await codeOf(third)]
  const answers = await Promise.all(codes.map((code) => enter(guest, code)))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409])
  expect(await community(guest)).toMatchObject({ referrals: 1 })
})

test.each([
  [2, 'novice'],
  [10, 'campus'],
  [25, 'influencer'],
  [49, 'vip'],
])(
  'after %i members the next one reaches %s, and the one after that announces nothing',
  async (before, level) => {
    const code = await codeOf(owner)
    await joined(before)
    await enter(guest, code)
    expect(await own(owner)).toMatchObject({ members: before + 1, level })
    const step = { kind: 'ambassador-level', data: { level } }
    expect(await noticesOf(owner)).toEqual(
      expect.arrayContaining([{ kind: 'referral', data: { firstName: 'Léa', referralId } }, step]),
    )
    const other = await newMember(api)
    await api.services.db.delete(notices)
    await enter(other, code)
    expect(await noticesOf(owner)).toEqual([{ kind: 'referral', data: { firstName: 'Léa', referralId } }])
  },
)

const choose = (notifications: object) =>
  api.call('PATCH', '/preferences', { token: owner.token, body: { notifications } })
/** The mails to the owner since their registration. */
const mailed = async () => (await api.mailsTo(owner.email)).slice(1)

test('the owner gets a mail if they want it, and another one for a level', async () => {
  const code = await codeOf(owner)
  await enter(guest, code)
  expect(await mailed()).toEqual([])
  await choose({ email: true })
  await enter(await newMember(api), code)
  await enter(await newMember(api), code)
  const [referral, level, ...others] = await mailed()
  expect(others).toEqual([])
  expect(referral?.subject).toBe('Léa a rejoint Cadence grâce à vous')
  expect(referral?.text).toContain('Cela vous fait 2 filleuls\u202f: merci')
  expect(level?.subject).toBe('Niveau Novice atteint\u202f!')
  expect(level?.text).toContain('Avec 3 filleuls, vous voilà au niveau Novice')
  for (const mail of [referral, level]) {
    expect(mail?.text).toContain('http://localhost:3000/community-hub')
    expect(mail?.text).toContain('http://localhost:3000/settings?section=notifications')
  }
})

test('an owner who turned the goals off gets no notice, but each referral counts', async () => {
  await choose({ goals: false, email: true })
  const code = await codeOf(owner)
  await joined(2)
  await enter(guest, code)
  expect(await own(owner)).toMatchObject({ members: 3, level: 'novice' })
  expect(await noticesOf(owner)).toEqual([])
  expect(await mailed()).toEqual([])
  await choose({ goals: true })
  await enter(await newMember(api), code)
  expect(await noticesOf(owner)).toHaveLength(1)
  expect(await mailed()).toHaveLength(1)
})

test('a first name that could carry a message is not in a mail', () => {
  const content = {
    firstName: 'Léa',
    friend: 'Gagnez 100 € sur https://x.fr',
    members: 1,
    appUrl: 'https://c.fr',
  }
  const mail = referralMail(content)
  expect(mail.subject).toBe('Quelqu’un a rejoint Cadence grâce à vous')
  expect(mail.text).toContain('C’est votre premier filleul')
  for (const { subject, text, html } of [mail, levelMail({ ...content, level: 'novice' })]) {
    expect(subject + text + html).not.toContain('x.fr')
  }
})

test('several referrals at once announce a level once', async () => {
  const code = await codeOf(owner)
  await joined(1)
  const members = [guest, await newMember(api), await newMember(api)]
  await Promise.all(members.map((who) => enter(who, code)))
  expect((await noticesOf(owner)).filter(({ kind }) => kind === 'ambassador-level')).toHaveLength(1)
})

test('a deleted member still counts for the owner of the code; a deleted owner’s data are gone', async () => {
  await enter(guest, await codeOf(owner))
  await api.services.db.delete(users).where(eq(users.id, guest.user._id))
  expect(await own(owner)).toMatchObject({ members: 1 })
  await api.services.db.delete(users).where(eq(users.id, owner.user._id))
  expect(await api.services.db.select().from(referrals)).toEqual([])
  const codes = await api.services.db.select().from(referralCodes)
  expect(codes.filter(({ userId }) => userId === owner.user._id)).toEqual([])
})

test('codes cannot be guessed: an account may enter ten wrong ones, and a right one is not counted', async () => {
  const limited = api.variant({ limits: createLimits(1, undefined) })
  const tryCode = (who: Member, code: string) =>
    limited('POST', '/referrals', { token: who.token, body: { code } })
  const code = await codeOf(owner)
  const wrong = []
  for (let n = 0; n < 10; n++) wrong.push((await tryCode(guest, `CAD-ZZZZ-${n}ZZZ`)).status)
  expect(wrong).toEqual(Array(10).fill(404))
  const refused = await tryCode(guest, code)
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  expect((await tryCode(await newMember(api), code)).status).toBe(201)
})

test('without a session there is nothing to see', async () => {
  expect((await api.call('GET', '/referrals')).status).toBe(401)
  expect((await api.call('GET', '/community')).status).toBe(401)
  expect((await api.call('POST', '/referrals', { body: { code: 'a' } })).status).toBe(401)
})

test('a text of another form is refused', () => {
  expect(referralCodeOf('cad 2345 6789')).toBe('CAD-2345-6789')
  for (const text of ['', 'CAD', 'CAD-2345-678', 'CAD-2345-67890', 'CAD-0000-1111', 'DAC-2345-6789']) {
    expect(referralCodeOf(text)).toBeUndefined()
  }
})
