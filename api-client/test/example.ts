import { createClient, isRecordOf } from '../src/client.ts'

export async function addTask(baseUrl: string, email: string, password: string, text: string) {
  const login = await createClient({ baseUrl }).POST('/api/v1/auth/login', { body: { email, password } })
  if (login.error) throw new Error(login.error.message)
  const { token, refreshToken } = login.data
  const client = createClient({ baseUrl, token, refreshToken, onTokens: (tokens) => console.log(tokens) })

  const task = { text, completed: false, completedAt: null, position: 'a0' }
  const edit = { collection: 'task', id: crypto.randomUUID(), updatedAt: new Date().toISOString() } as const
  const { error } = await client.PUT('/api/v1/records', { body: { records: [{ ...edit, data: task }] } })
  if (error) return { refused: error.message }

  const { data } = await client.GET('/api/v1/records')
  const tasks = data?.records.filter(isRecordOf('task')) ?? []
  return { tasks: tasks.map((record) => record.data.text) }
}
