import { Hono } from 'hono'
import { changePassword } from './account/change-password.ts'
import { deleteAccount } from './account/delete-account.ts'
import { exportAccount } from './account/export-account.ts'
import { mailCode } from './account/mail-code.ts'
import { currentUser } from './auth/current-user.ts'
import { forgotPassword } from './auth/forgot-password.ts'
import { googleCallback } from './auth/google/google-callback.ts'
import { googleStart } from './auth/google/google-start.ts'
import { login } from './auth/login.ts'
import { logout } from './auth/logout.ts'
import { refreshToken } from './auth/refresh-token.ts'
import { register } from './auth/register.ts'
import { resendVerification } from './auth/resend-verification.ts'
import { resetPassword } from './auth/reset-password.ts'
import { verifyEmail } from './auth/verify-email.ts'
import { changes } from './changes/changes-routes.ts'
import { create } from './dashboards/create-dashboard.ts'
import { list } from './dashboards/list-dashboards.ts'
import { put } from './dashboards/put-dashboard.ts'
import { remove } from './dashboards/remove-dashboard.ts'
import { ambassadorApplication } from './forms/ambassador-application.ts'
import { demoRequest } from './forms/demo-request.ts'
import { health } from './health/health.ts'
import { noteAddress } from './http/counted-address.ts'
import { crossOrigin } from './http/cross-origin.ts'
import type { AppEnv } from './http/env.ts'
import { errorHandler } from './http/error-handler.ts'
import { openApi } from './http/openapi-document.ts'
import { requestLog } from './http/request-log.ts'
import { securityHeaders } from './http/security-headers.ts'
import { listNotices } from './notices/list-notices.ts'
import { readNotices } from './notices/read-notices.ts'
import { patchPreferences } from './preferences/patch-preferences.ts'
import { readPreferences } from './preferences/read-preferences.ts'
import { askEmail } from './profile/ask-email.ts'
import { cancelEmail } from './profile/cancel-email.ts'
import { confirmEmail } from './profile/confirm-email.ts'
import { getProfile } from './profile/get-profile.ts'
import { patchProfile } from './profile/patch-profile.ts'
import { getPhoto } from './profile/photo/get-photo.ts'
import { putPhoto } from './profile/photo/put-photo.ts'
import { removePhoto } from './profile/photo/remove-photo.ts'
import { resendEmail } from './profile/resend-email.ts'
import { list as listRecords } from './records/list-records.ts'
import { put as putRecords } from './records/put-records.ts'
import { community } from './referrals/community.ts'
import { enterReferral } from './referrals/enter-referral.ts'
import { ownReferrals } from './referrals/own-referrals.ts'
import type { Services } from './services.ts'
import { endOtherSessions } from './sessions/end-other-sessions.ts'
import { endSession } from './sessions/end-session.ts'
import { listSessions } from './sessions/list-sessions.ts'

export const BASE_PATH = '/api/v1'

/** The map of the API: every route is a file that is named here. */
export function createApp(services: Services) {
  const app = new Hono<AppEnv>()
  app.use(
    securityHeaders,
    requestLog(services.log),
    noteAddress(services.config.isProxy),
    crossOrigin(services.config),
  )

  app.route(BASE_PATH, health(services))
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
  app.route(BASE_PATH, list(services))
  app.route(BASE_PATH, create(services))
  app.route(BASE_PATH, put(services))
  app.route(BASE_PATH, remove(services))
  app.route(BASE_PATH, listRecords(services))
  app.route(BASE_PATH, putRecords(services))
  app.route(BASE_PATH, changes(services))
  app.route(BASE_PATH, listNotices(services))
  app.route(BASE_PATH, readNotices(services))
  app.route(BASE_PATH, ownReferrals(services))
  app.route(BASE_PATH, enterReferral(services))
  app.route(BASE_PATH, community(services))
  app.route(BASE_PATH, mailCode(services))
  app.route(BASE_PATH, changePassword(services))
  app.route(BASE_PATH, listSessions(services))
  app.route(BASE_PATH, endSession(services))
  app.route(BASE_PATH, endOtherSessions(services))
  app.route(BASE_PATH, exportAccount(services))
  app.route(BASE_PATH, deleteAccount(services))
  app.route(BASE_PATH, readPreferences(services))
  app.route(BASE_PATH, patchPreferences(services))
  app.route(BASE_PATH, ambassadorApplication(services))
  app.route(BASE_PATH, demoRequest(services))
  app.route(BASE_PATH, getProfile(services))
  app.route(BASE_PATH, patchProfile(services))
  app.route(BASE_PATH, askEmail(services))
  app.route(BASE_PATH, resendEmail(services))
  app.route(BASE_PATH, confirmEmail(services))
  app.route(BASE_PATH, cancelEmail(services))
  app.route(BASE_PATH, putPhoto(services))
  app.route(BASE_PATH, removePhoto(services))
  app.route(BASE_PATH, getPhoto(services))
  app.route(BASE_PATH, openApi(app))

  app.notFound((c) => c.json({ message: 'There is nothing at this address.' }, 404))
  app.onError(errorHandler(services.log))
  return app
}
