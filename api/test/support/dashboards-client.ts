import { type newMember, rowsIn, type TestApi } from './test-api.ts'

type Member = Awaited<ReturnType<typeof newMember>>

const items = [
  { id: '1', x: 0, y: 0, w: 6, h: 3, minW: 3, minH: 2, content: 'Personal Tracker' },
  {
    id: '10',
    x: 6,
    y: 0,
    w: 6,
    h: 3,
    content: 'NotePad',
    locked: true,
    subGridOpts: { a: { b: ['é', null] } },
  },
]
/** What a browser sends of a dashboard. */
export const dashboardBody = (name = 'Révisions') => ({
  name,
  items,
  createdAt: '2026-01-05T08:00:00Z',
  updatedAt: '2026-01-05T08:00:00.120Z',
})

/** The calls of a member. */
export const dashboardsClient = (api: TestApi) => (who: Member) => ({
  list: async () => rowsIn((await api.call('GET', '/dashboards', { token: who.token })).body, 'dashboards'),
  post: (id: string, data: object = dashboardBody()) =>
    api.call('POST', '/dashboards', { token: who.token, body: { id, ...data } }),
  put: (id: string, data: object = dashboardBody()) =>
    api.call('PUT', `/dashboards/${id}`, { token: who.token, body: data }),
  remove: (id: string, query = '') => api.call('DELETE', `/dashboards/${id}${query}`, { token: who.token }),
})
