import { call } from '@cadence/shared/api'
import {
  emptyResponseSchema,
  type Feed,
  feedResponseSchema,
  type PatchSubscription,
  type SubscribedCalendar,
  type Subscription,
  type SubscriptionPreview,
  subscribedCalendarSchema,
  subscriptionListSchema,
  subscriptionPreviewSchema,
  subscriptionResponseSchema,
} from '@cadence/shared/schemas'

/** Limit of a call for which the API reads a calendar, in milliseconds. The API itself gives up after ten seconds. */
const READING_MS = 45_000

const pathOf = (id: string) => `/subscriptions/${encodeURIComponent(id)}`

/** GET /subscriptions. @throws ApiError */
export async function listSubscriptions(): Promise<readonly Subscription[]> {
  const answer = await call({
    method: 'get',
    path: '/subscriptions',
    answer: subscriptionListSchema,
    failure: 'Failed to read the calendars',
  })
  return answer.subscriptions
}

/** POST /subscriptions/preview: what stands at an address, without keeping it. @throws ApiError */
export function previewSubscription(address: string): Promise<SubscriptionPreview> {
  return call({
    method: 'post',
    path: '/subscriptions/preview',
    body: { address },
    answer: subscriptionPreviewSchema,
    timeoutMs: READING_MS,
    failure: 'Failed to read the calendar',
  })
}

/** POST /subscriptions. @throws ApiError */
export async function createSubscription(
  chosen: Pick<Subscription, 'address' | 'name' | 'colour'>,
): Promise<Subscription> {
  const { address, name, colour } = chosen
  const answer = await call({
    method: 'post',
    path: '/subscriptions',
    body: { address, name, colour },
    answer: subscriptionResponseSchema,
    timeoutMs: READING_MS,
    failure: 'Failed to save the calendar',
  })
  return answer.subscription
}

/** PATCH /subscriptions/{id}. @throws ApiError */
export async function patchSubscription(id: string, changed: PatchSubscription): Promise<Subscription> {
  const answer = await call({
    method: 'patch',
    path: pathOf(id),
    body: changed,
    answer: subscriptionResponseSchema,
    failure: 'Failed to save the calendar',
  })
  return answer.subscription
}

/** DELETE /subscriptions/{id}. @throws ApiError */
export async function removeSubscription(id: string): Promise<void> {
  await call({
    method: 'delete',
    path: pathOf(id),
    answer: emptyResponseSchema,
    failure: 'Failed to remove the calendar',
  })
}

/** POST /subscriptions/{id}/refresh: reads the calendar now. @throws ApiError */
export async function refreshSubscription(id: string): Promise<Subscription> {
  const answer = await call({
    method: 'post',
    path: `${pathOf(id)}/refresh`,
    answer: subscriptionResponseSchema,
    timeoutMs: READING_MS,
    failure: 'Failed to read the calendar',
  })
  return answer.subscription
}

/** GET /subscriptions/{id}/calendar: the text that the API read last. @throws ApiError */
export function readCalendarText(id: string): Promise<SubscribedCalendar> {
  return call({
    method: 'get',
    path: `${pathOf(id)}/calendar`,
    answer: subscribedCalendarSchema,
    timeoutMs: READING_MS,
    failure: 'Failed to read the calendar',
  })
}

const feedCall = async (method: 'get' | 'post' | 'delete'): Promise<Feed | null> => {
  const answer = await call({
    method,
    path: '/feed',
    answer: feedResponseSchema,
    failure: 'Failed to change the feed',
  })
  return answer.feed
}

/** GET /feed: the member's private feed, or null while it is off. @throws ApiError */
export const readFeed = () => feedCall('get')

/** POST /feed: turns the feed on, or gives it a new address. @throws ApiError */
export const rotateFeed = () => feedCall('post')

/** DELETE /feed: switches the feed off. @throws ApiError */
export const removeFeed = () => feedCall('delete')
