import {
  ambassadorApplicationSchema,
  changePasswordRequestSchema,
  confirmEmailRequestSchema,
  createDashboardRequestSchema,
  createSubscriptionSchema,
  deleteAccountRequestSchema,
  demoRequestSchema,
  emailChangeRequestSchema,
  emailRequestSchema,
  enterReferralSchema,
  loginRequestSchema,
  logoutRequestSchema,
  patchProfileRequestSchema,
  patchSubscriptionSchema,
  preferencesSchema,
  previewSubscriptionSchema,
  pushSubscriptionSchema,
  putDashboardRequestSchema,
  putRecordsSchema,
  readNoticesRequestSchema,
  refreshTokenRequestSchema,
  registerRequestSchema,
  resetPasswordRequestSchema,
  supportRequestSchema,
  testReminderRequestSchema,
  verifyEmailRequestSchema,
} from '@cadence/shared/schemas'
import {
  erasureSchema,
  threadAnswerSchema,
  threadNoteSchema,
  threadStatusSchema,
} from '@cadence/shared/schemas/inbox'
import type * as z from 'zod/mini'

interface Shaped extends z.ZodMiniType {
  shape: Record<string, unknown>
}

export interface Route {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  path: string
  body?: { schema: Shaped; sample: object }
}

const credentials = { email: 'someone@example.org', password: 'Correct1horse' }
const token = 'x'.repeat(43)
const placement = {
  id: '3',
  x: 0,
  y: 0,
  w: 4,
  h: 2,
  minW: 1,
  minH: 1,
  maxW: 12,
  maxH: 9,
  content: 'ZenFlow',
  locked: false,
  noMove: false,
  noResize: false,
  autoPosition: true,
  sizeToContent: false,
  subGridOpts: { column: 2, class: { inner: [1, 'a', null] } },
}
const dashboard = {
  name: 'Révisions',
  items: [placement, { ...placement, id: '4' }],
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-02T00:00:00.000Z',
}

const edit = {
  ...dashboard,
  base: '2026-01-01T12:00:00.000Z',
  attempt: '2026-01-01T18:00:00.000Z',
  copyName: 'Révisions (copie)',
}

const updatedAt = '2026-01-02T00:00:00.000Z'
const task = {
  ...{ text: 'Lire', completed: true, completedAt: updatedAt, position: 'a0' },
  ...{ dueDay: '2026-01-09', dueTime: '18:00', subject: 'maths', priority: 'high', column: 'done' },
}
const exam = {
  ...{ uid: 'exam@example.org', title: 'Partiel', timeZone: 'Europe/Paris', kind: 'course' },
  ...{ start: '2026-01-09T09:00:00', end: '2026-01-09T12:00:00', exam: true, subject: 'maths' },
}
const note = { title: 'Plan', content: 'Trois parties', createdAt: updatedAt, date: updatedAt }
const records = [
  { collection: 'task', id: '1767312000000', updatedAt, data: task },
  { collection: 'mood', id: '2026-01-02', updatedAt, data: null },
  { collection: 'note', id: 'a', updatedAt, base: '2026-01-01T00:00:00.000Z', data: note },
  { collection: 'subject', id: 'maths', updatedAt, data: { name: 'Maths', colour: 'teal', archived: true } },
  {
    collection: 'board-column',
    id: 'done',
    updatedAt,
    data: { name: 'Fini', position: 'c', removed: false },
  },
  { collection: 'event', id: 'exam', updatedAt, whole: true, data: exam },
]
const fields = { task: Object.keys(task), event: Object.keys(exam) }

const requestKey = '0123456789abcdef0123456789abcdef'
const application = {
  requestKey,
  lastName: 'Martin',
  firstName: 'Léa',
  email: credentials.email,
  phone: '06 12 34 56 78',
  name: 'lea.m',
  profileLinks: ['https://instagram.com/lea.m', 'https://www.tiktok.com/@lea.m'],
  motivation: 'Ma promo révise avec Cadence depuis la rentrée.',
}
const demo = {
  requestKey,
  lastName: 'Bernard',
  firstName: 'Marc',
  email: 'marc.bernard@lycee.example.org',
  school: 'Lycée Jean-Macé',
  role: 'leadership',
  students: '500-1999',
  message: 'Plutôt un mardi.',
}

const support = {
  requestKey,
  name: 'Léa Martin',
  email: credentials.email,
  subject: 'Minuteur',
  message: 'Il ne sonne plus.',
  facts: { page: '/dashboard', browser: 'Firefox 140' },
}

const preferences = {
  language: 'es',
  timeZone: 'Asia/Tokyo',
  theme: 'aurora-flow',
  mode: 'system',
  notifications: {
    ...{ push: true, email: false, tasks: true, goals: false, taskLeads: [60, 1440], examLeads: [10_080] },
    ...{ morning: true, morningAt: '07:30', quiet: true, quietFrom: '22:00', quietTo: '07:00' },
  },
  mainDashboard: '1',
  lastDashboard: '2',
  phoneOrder: ['8', '2'],
  weekStart: 'sunday',
  holidayZone: 'RE',
  character: 'p9',
  sharesMilestones: true,
}

const calendar = 'https://192.168.1.10/emploi-du-temps.ics'
const pushSubscription = {
  endpoint: 'https://push.example.org/wpush/v2/gAAAAA',
  keys: {
    p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  },
}

const post = (path: string, schema: Shaped, sample: object): Route => ({
  method: 'POST',
  path,
  body: { schema, sample },
})

/** Every route of the API; where one takes a body, its schema and a body that the schema accepts. */
export const routes: readonly Route[] = [
  { method: 'GET', path: '/health' },
  { method: 'GET', path: '/health/live' },
  { method: 'GET', path: '/openapi.json' },
  { method: 'GET', path: '/docs' },
  { method: 'GET', path: '/docs/:file' },
  post('/auth/register', registerRequestSchema, {
    ...{ firstName: 'Léa', lastName: 'Martin' },
    ...credentials,
    referralCode: 'CAD-2345-6789',
  }),
  post('/auth/verify-email', verifyEmailRequestSchema, { token, password: credentials.password }),
  post('/auth/resend-verification', emailRequestSchema, { email: credentials.email }),
  post('/auth/login', loginRequestSchema, { ...credentials, rememberMe: true }),
  post('/auth/logout', logoutRequestSchema, { refreshToken: token }),
  post('/auth/refresh-token', refreshTokenRequestSchema, { refreshToken: token }),
  post('/auth/forgot-password', emailRequestSchema, { email: credentials.email }),
  post('/auth/reset-password', resetPasswordRequestSchema, {
    token,
    password: credentials.password,
    confirmPassword: credentials.password,
  }),
  { method: 'GET', path: '/auth/google' },
  { method: 'GET', path: '/auth/google/callback' },
  { method: 'GET', path: '/auth/user' },
  { method: 'GET', path: '/dashboards' },
  post('/dashboards', createDashboardRequestSchema, { id: '1767225600000', ...dashboard }),
  { method: 'PUT', path: '/dashboards/:id', body: { schema: putDashboardRequestSchema, sample: edit } },
  { method: 'DELETE', path: '/dashboards/:id' },
  { method: 'GET', path: '/records' },
  {
    method: 'PUT',
    path: '/records',
    body: { schema: putRecordsSchema, sample: { records, copySuffix: ' (copie)', fields } },
  },
  { method: 'GET', path: '/changes' },
  { method: 'GET', path: '/notices' },
  post('/notices/read', readNoticesRequestSchema, { upTo: 'x'.repeat(36) }),
  { method: 'GET', path: '/referrals' },
  post('/referrals', enterReferralSchema, { code: 'CAD-2345-6789' }),
  { method: 'GET', path: '/community' },
  { method: 'GET', path: '/community/milestones' },
  // With wrong passwords, so that these requests change nothing.
  post('/password', changePasswordRequestSchema, {
    currentPassword: 'Wrong1horse',
    code: '123456',
    newPassword: 'Other1horse',
  }),
  { method: 'POST', path: '/account/code' },
  { method: 'GET', path: '/sessions' },
  { method: 'DELETE', path: '/sessions' },
  { method: 'DELETE', path: '/sessions/:id' },
  { method: 'GET', path: '/export' },
  { method: 'GET', path: '/export/calendar' },
  { method: 'GET', path: '/feed' },
  { method: 'POST', path: '/feed' },
  { method: 'DELETE', path: '/feed' },
  { method: 'GET', path: '/feed/:id' },
  {
    method: 'DELETE',
    path: '/account',
    body: {
      schema: deleteAccountRequestSchema,
      sample: { password: 'Wrong1horse', code: '123456', confirmation: 'SUPPRIMER' },
    },
  },
  { method: 'GET', path: '/preferences' },
  { method: 'PATCH', path: '/preferences', body: { schema: preferencesSchema, sample: preferences } },
  { method: 'GET', path: '/push-key' },
  {
    method: 'PUT',
    path: '/push-subscription',
    body: { schema: pushSubscriptionSchema, sample: pushSubscription },
  },
  { method: 'DELETE', path: '/push-subscription' },
  {
    method: 'POST',
    path: '/reminders/test',
    body: { schema: testReminderRequestSchema, sample: { push: true, email: false } },
  },
  { method: 'GET', path: '/profile' },
  {
    method: 'PATCH',
    path: '/profile',
    body: { schema: patchProfileRequestSchema, sample: { firstName: 'Léa', lastName: 'Martin' } },
  },
  post('/profile/email', emailChangeRequestSchema, { ...credentials, code: '123456' }),
  { method: 'POST', path: '/profile/email/resend' },
  post('/profile/email/confirm', confirmEmailRequestSchema, { token }),
  { method: 'DELETE', path: '/profile/email' },
  { method: 'PUT', path: '/photo' },
  { method: 'DELETE', path: '/photo' },
  { method: 'GET', path: '/photos/:id' },
  { method: 'GET', path: '/subscriptions' },
  // No address of these bodies may lead out of the machine.
  post('/subscriptions', createSubscriptionSchema, { address: calendar, name: 'Licence 2', colour: 'blue' }),
  post('/subscriptions/preview', previewSubscriptionSchema, { address: calendar }),
  {
    method: 'PATCH',
    path: '/subscriptions/:id',
    body: {
      schema: patchSubscriptionSchema,
      sample: { name: 'Licence 2', colour: 'blue', hidden: true, position: 1.5 },
    },
  },
  { method: 'DELETE', path: '/subscriptions/:id' },
  { method: 'POST', path: '/subscriptions/:id/refresh' },
  { method: 'GET', path: '/subscriptions/:id/calendar' },
  post('/ambassador-applications', ambassadorApplicationSchema, application),
  post('/demo-requests', demoRequestSchema, demo),
  post('/support-requests', supportRequestSchema, support),
  { method: 'GET', path: '/inbox/threads' },
  { method: 'GET', path: '/inbox/threads/:id' },
  {
    method: 'PATCH',
    path: '/inbox/threads/:id',
    body: { schema: threadStatusSchema, sample: { version: 1, status: 'closed' } },
  },
  post('/inbox/threads/:id/answers', threadAnswerSchema, {
    requestKey,
    version: 1,
    text: 'Merci.',
    close: true,
  }),
  post('/inbox/threads/:id/notes', threadNoteSchema, { requestKey, text: 'À rappeler.' }),
  { method: 'GET', path: '/inbox/export' },
  post('/inbox/erasures', erasureSchema, { email: credentials.email }),
]
