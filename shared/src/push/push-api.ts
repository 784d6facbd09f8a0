import { call } from '@cadence/shared/api'
import { type PushSubscriptionBody, pushKeySchema } from '@cadence/shared/schemas'
import * as z from 'zod/mini'

/** GET /push-key: the key with which a browser subscribes. @throws ApiError */
export async function getPushKey(): Promise<string> {
  const { publicKey } = await call({
    method: 'get',
    path: '/push-key',
    answer: pushKeySchema,
    failure: 'Failed to load the key of the notifications',
  })
  return publicKey
}

/** PUT /push-subscription: push messages of the signed-in member come to this browser. @throws ApiError */
export async function putPushSubscription(subscription: PushSubscriptionBody): Promise<void> {
  await call({
    method: 'put',
    path: '/push-subscription',
    body: subscription,
    answer: z.unknown(),
    failure: 'Failed to turn on the notifications of this browser',
  })
}

/** DELETE /push-subscription: no more push messages to this browser. @throws ApiError */
export async function deletePushSubscription(): Promise<void> {
  await call({
    method: 'delete',
    path: '/push-subscription',
    answer: z.unknown(),
    failure: 'Failed to turn off the notifications of this browser',
  })
}
