import { Hono, type MiddlewareHandler } from 'hono'
import { mailCode } from './account/account-code.ts'
import { changePassword } from './account/change-password.ts'
import { deleteAccount } from './account/delete-account.ts'
import { exportAccount } from './account/export-account.ts'
import { currentUser } from './auth/current-user.ts'
import { googleCallback, googleStart } from './auth/google/google-routes.ts'
import { forgotPassword, resendVerification } from './auth/link-requests.ts'
import { login } from './auth/login.ts'
import { register } from './auth/register.ts'
import { resetPassword } from './auth/reset-password.ts'
import { verifyEmail } from './auth/verify-email.ts'
import { changes } from './changes/changes-routes.ts'
import {
  createDashboardRoute,
  deleteDashboardRoute,
  listDashboardsRoute,
  putDashboardRoute,
} from './dashboards/dashboards-routes.ts'
import { docs } from './docs/docs-routes.ts'
import { exportCalendar, feedFile, readFeed, removeFeedRoute, rotateFeedRoute } from './feed/feed-routes.ts'
import { ambassadorApplication, demoRequest, supportRequest } from './forms/forms-routes.ts'
import { health, liveness } from './health.ts'
import type { AppEnv } from './http/app-env.ts'
import { crossOrigin, requestLog, securityHeaders } from './http/common-middleware.ts'
import { storeClientAddress } from './http/counted-address.ts'
import { errorHandler } from './http/error-handler.ts'
import { openApi } from './http/openapi.ts'
import { answerThread, noteOnThread } from './inbox/entry-routes.ts'
import { exportInbox } from './inbox/export-route.ts'
import { changeThread, erasePerson, listInbox, readThread } from './inbox/inbox-routes.ts'
import { listNotices, readNotices } from './notices/notices-routes.ts'
import { patchPreferencesRoute, readPreferencesRoute } from './preferences/preferences-routes.ts'
import { confirmEmail } from './profile/confirm-email.ts'
import { askEmail, cancelEmail, resendEmail } from './profile/email-change-routes.ts'
import { getPhoto, putPhoto, removePhoto } from './profile/photo/photo-routes.ts'
import { getProfile, patchProfile } from './profile/profile-routes.ts'
import { deletePushSubscription, pushKey, putPushSubscription } from './push/push-routes.ts'
import { listRecordsRoute, putRecordsRoute } from './records/records-routes.ts'
import { communityMilestones } from './referrals/milestones-routes.ts'
import { community, enterReferral, ownReferrals } from './referrals/referrals-routes.ts'
import { testReminder } from './reminders/test-reminder-route.ts'
import type { Services } from './services.ts'
import { logout } from './sessions/logout.ts'
import { refreshToken } from './sessions/refresh-token.ts'
import { endOtherSessions, endSession, listSessions } from './sessions/sessions-routes.ts'
import {
  previewSubscriptionRoute,
  refreshSubscriptionRoute,
  subscribedCalendarRoute,
} from './subscriptions/calendar-routes.ts'
import {
  createSubscriptionRoute,
  deleteSubscriptionRoute,
  listSubscriptionsRoute,
  patchSubscriptionRoute,
} from './subscriptions/subscriptions-routes.ts'

export const BASE_PATH = '/api/v1'

/**
 * The map of the API: all routes in one list. Each is a function in the folder of its subject.
 * @param observers see each request from outside, where metrics or traces are wanted
 */
export function createApp(services: Services, observers: readonly MiddlewareHandler<AppEnv>[] = []) {
  const app = new Hono<AppEnv>()
  for (const observer of observers) app.use(observer)
  app.use(
    securityHeaders,
    requestLog(services.log, services.config.isProxy),
    storeClientAddress(services.config.isProxy),
    crossOrigin(services.config),
  )

  app.route(BASE_PATH, health(services))
  app.route(BASE_PATH, liveness())
  app.route(BASE_PATH, register(services))
  app.route(BASE_PATH, verifyEmail(services))
  app.route(BASE_PATH, resendVerification(services))
  app.route(BASE_PATH, login(services))
  app.route(BASE_PATH, logout(services))
  app.route(BASE_PATH, refreshToken(services))
  app.route(BASE_PATH, forgotPassword(services))
  app.route(BASE_PATH, resetPassword(services))
  app.route(BASE_PATH, googleStart(services))
  app.route(BASE_PATH, googleCallback(services))
  app.route(BASE_PATH, currentUser(services))
  app.route(BASE_PATH, listDashboardsRoute(services))
  app.route(BASE_PATH, createDashboardRoute(services))
  app.route(BASE_PATH, putDashboardRoute(services))
  app.route(BASE_PATH, deleteDashboardRoute(services))
  app.route(BASE_PATH, listRecordsRoute(services))
  app.route(BASE_PATH, putRecordsRoute(services))
  app.route(BASE_PATH, changes(services))
  app.route(BASE_PATH, listNotices(services))
  app.route(BASE_PATH, readNotices(services))
  app.route(BASE_PATH, ownReferrals(services))
  app.route(BASE_PATH, enterReferral(services))
  app.route(BASE_PATH, community(services))
  app.route(BASE_PATH, communityMilestones(services))
  app.route(BASE_PATH, mailCode(services))
  app.route(BASE_PATH, changePassword(services))
  app.route(BASE_PATH, listSessions(services))
  app.route(BASE_PATH, endSession(services))
  app.route(BASE_PATH, endOtherSessions(services))
  app.route(BASE_PATH, exportAccount(services))
  app.route(BASE_PATH, exportCalendar(services))
  app.route(BASE_PATH, deleteAccount(services))
  app.route(BASE_PATH, readFeed(services))
  app.route(BASE_PATH, rotateFeedRoute(services))
  app.route(BASE_PATH, removeFeedRoute(services))
  app.route(BASE_PATH, feedFile(services))
  app.route(BASE_PATH, readPreferencesRoute(services))
  app.route(BASE_PATH, patchPreferencesRoute(services))
  app.route(BASE_PATH, pushKey(services))
  app.route(BASE_PATH, putPushSubscription(services))
  app.route(BASE_PATH, deletePushSubscription(services))
  app.route(BASE_PATH, testReminder(services))
  app.route(BASE_PATH, ambassadorApplication(services))
  app.route(BASE_PATH, demoRequest(services))
  app.route(BASE_PATH, supportRequest(services))
  app.route(BASE_PATH, listInbox(services))
  app.route(BASE_PATH, readThread(services))
  app.route(BASE_PATH, changeThread(services))
  app.route(BASE_PATH, answerThread(services))
  app.route(BASE_PATH, noteOnThread(services))
  app.route(BASE_PATH, exportInbox(services))
  app.route(BASE_PATH, erasePerson(services))
  app.route(BASE_PATH, getProfile(services))
  app.route(BASE_PATH, patchProfile(services))
  app.route(BASE_PATH, askEmail(services))
  app.route(BASE_PATH, resendEmail(services))
  app.route(BASE_PATH, confirmEmail(services))
  app.route(BASE_PATH, cancelEmail(services))
  app.route(BASE_PATH, putPhoto(services))
  app.route(BASE_PATH, removePhoto(services))
  app.route(BASE_PATH, getPhoto(services))
  app.route(BASE_PATH, listSubscriptionsRoute(services))
  app.route(BASE_PATH, createSubscriptionRoute(services))
  app.route(BASE_PATH, previewSubscriptionRoute(services))
  app.route(BASE_PATH, patchSubscriptionRoute(services))
  app.route(BASE_PATH, deleteSubscriptionRoute(services))
  app.route(BASE_PATH, refreshSubscriptionRoute(services))
  app.route(BASE_PATH, subscribedCalendarRoute(services))
  app.route(BASE_PATH, openApi(app))
  app.route(BASE_PATH, docs())

  app.notFound((c) => c.json({ message: 'There is nothing at this address.' }, 404))
  app.onError(errorHandler(services.log))
  return app
}
