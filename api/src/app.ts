import { Hono } from 'hono'
import { changePassword } from './account/changePassword.ts'
import { deleteAccount } from './account/deleteAccount.ts'
import { exportAccount } from './account/export.ts'
import { mailCode } from './account/mailCode.ts'
import { currentUser } from './auth/currentUser.ts'
import { forgotPassword } from './auth/forgotPassword.ts'
import { googleCallback } from './auth/google/callback.ts'
import { googleStart } from './auth/google/start.ts'
import { login } from './auth/login.ts'
import { logout } from './auth/logout.ts'
import { refreshToken } from './auth/refreshToken.ts'
import { register } from './auth/register.ts'
import { resendVerification } from './auth/resendVerification.ts'
import { resetPassword } from './auth/resetPassword.ts'
import { verifyEmail } from './auth/verifyEmail.ts'
import { changes } from './changes/changes.ts'
import { create } from './dashboards/create.ts'
import { list } from './dashboards/list.ts'
import { put } from './dashboards/put.ts'
import { remove } from './dashboards/remove.ts'
import { ambassadorApplication } from './forms/ambassadorApplication.ts'
import { demoRequest } from './forms/demoRequest.ts'
import { health } from './health/health.ts'
import { noteAddress } from './http/addressToCount.ts'
import { crossOrigin } from './http/crossOrigin.ts'
import type { AppEnv } from './http/env.ts'
import { errorHandler } from './http/errorHandler.ts'
import { openApi } from './http/openApi.ts'
import { requestLog } from './http/requestLog.ts'
import { securityHeaders } from './http/securityHeaders.ts'
import { listNotices } from './notices/list.ts'
import { readNotices } from './notices/read.ts'
import { patchPreferences } from './preferences/patch.ts'
import { readPreferences } from './preferences/read.ts'
import { askEmail } from './profile/askEmail.ts'
import { cancelEmail } from './profile/cancelEmail.ts'
import { confirmEmail } from './profile/confirmEmail.ts'
import { getProfile } from './profile/get.ts'
import { patchProfile } from './profile/patch.ts'
import { getPhoto } from './profile/photo/get.ts'
import { putPhoto } from './profile/photo/put.ts'
import { removePhoto } from './profile/photo/remove.ts'
import { resendEmail } from './profile/resendEmail.ts'
import { list as listRecords } from './records/list.ts'
import { put as putRecords } from './records/put.ts'
import { community } from './referrals/community.ts'
import { enterReferral } from './referrals/enter.ts'
import { ownReferrals } from './referrals/own.ts'
import type { Services } from './services.ts'
import { endSession } from './sessions/end.ts'
import { endOtherSessions } from './sessions/endOthers.ts'
import { listSessions } from './sessions/list.ts'

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
