import { call } from '@cadence/shared/api'
import {
  type Community,
  communitySchema,
  type Dashboard,
  dashboardResponseSchema,
  emptyResponseSchema,
  type Referrals,
  referralsSchema,
  z,
} from '@cadence/shared/schemas'
import { type Milestone, milestoneSchema } from '@cadence/shared/schemas/milestone'

/** GET /referrals: the member's own code, and how many members have entered it. @throws ApiError */
export function getReferrals(): Promise<Referrals> {
  return call({
    method: 'get',
    path: '/referrals',
    answer: referralsSchema,
    failure: 'Failed to load the referral code',
  })
}

/** GET /community: how many codes of all members, and of this member, were entered. @throws ApiError */
export function getCommunity(): Promise<Community> {
  return call({
    method: 'get',
    path: '/community',
    answer: communitySchema,
    failure: 'Failed to load the goals',
  })
}

/** A newer API may know further kinds of milestones. */
const milestonesSchema = z.object({
  milestones: z.array(z.union([milestoneSchema, z.object({ kind: z.string() })])),
})

/** GET /community/milestones: what members who share it have reached lately, of the kinds known here. @throws ApiError */
export async function getMilestones(): Promise<Milestone[]> {
  const { milestones } = await call({
    method: 'get',
    path: '/community/milestones',
    answer: milestonesSchema,
    failure: 'Failed to load the milestones',
  })
  return milestones.filter((milestone) => 'seed' in milestone)
}

/** POST /referrals: enters the code of another member, as it was typed. @throws ApiError: 400 own, 404 unknown, 409 already */
export async function enterReferral(code: string): Promise<void> {
  await call({
    method: 'post',
    path: '/referrals',
    body: { code },
    answer: emptyResponseSchema,
    failure: 'Failed to enter the code',
  })
}

/** POST /dashboards: stores a new dashboard. @throws ApiError: 409 when the id is taken or the collection is full */
export async function createDashboard(record: Omit<Dashboard, 'userId'>): Promise<Dashboard> {
  const { dashboard } = await call({
    method: 'post',
    path: '/dashboards',
    body: record,
    answer: dashboardResponseSchema,
    failure: 'Failed to save the dashboard',
  })
  return dashboard
}
