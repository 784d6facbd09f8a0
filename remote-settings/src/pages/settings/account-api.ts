import { call } from '@cadence/shared/api'
import {
  type ChangePasswordRequest,
  type DeleteAccountRequest,
  doneSchema,
  type Export,
  exportedCalendarSchema,
  exportSchema,
} from '@cadence/shared/schemas'

/** POST /account/code: mails a code to a member without a password. @throws ApiError */
export async function mailCode(): Promise<void> {
  await call({
    method: 'post',
    path: '/account/code',
    answer: doneSchema,
    failure: 'Failed to send the code',
  })
}

/** POST /password: changes or sets the password, and ends every other session of the member. @throws ApiError */
export async function changePassword(body: ChangePasswordRequest): Promise<void> {
  await call({
    method: 'post',
    path: '/password',
    body,
    answer: doneSchema,
    failure: 'Failed to change the password',
  })
}

/** Limit of the download, in milliseconds: an archive may be large, and a network slow. */
const PATIENCE_MS = 5 * 60_000

/** GET /export: everything that the member has entered. An incomplete archive is a failure. @throws ApiError */
export function exportAccount(signal: AbortSignal): Promise<Export> {
  return call({
    method: 'get',
    path: '/export',
    answer: exportSchema,
    failure: 'Failed to export the account',
    timeoutMs: PATIENCE_MS,
    signal,
  })
}

/** GET /export/calendar: all events and deadlines as iCalendar. An incomplete file is a failure. @throws ApiError */
export function exportCalendar(signal: AbortSignal): Promise<string> {
  return call({
    method: 'get',
    path: '/export/calendar',
    answer: exportedCalendarSchema,
    failure: 'Failed to export the calendar',
    timeoutMs: PATIENCE_MS,
    signal,
  })
}

/** DELETE /account: deletes the account and all its data. @throws ApiError */
export async function deleteAccount(body: DeleteAccountRequest): Promise<void> {
  await call({
    method: 'delete',
    path: '/account',
    body,
    answer: doneSchema,
    failure: 'Failed to delete the account',
  })
}
