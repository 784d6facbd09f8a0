import { setImmediate } from 'node:timers/promises'
import { type Answer, type Task, type Thrown, taskMessageSchema } from './messages.ts'
import { type LoadedBuilds, loadBuilds } from './server-builds.ts'

// The script of a process that renders pages of two releases. It runs code of releases, which the server does not trust. So
// it starts without the server's environment, and may read only itself and the two builds (`render-process.ts`).

let builds: LoadedBuilds | undefined

async function render({ page: name, path, origin }: Extract<Task, { kind: 'render' }>): Promise<Answer> {
  if (!builds) throw new Error('No builds were prepared')
  const { renderPage, pages } = builds
  const page = Object.hasOwn(pages, name) ? pages[name] : undefined
  if (!page) return null
  const head = page.head({ origin, url: origin + path })
  return { ...(await renderPage(path, page.Page)), head }
}

async function perform(task: Task): Promise<Answer> {
  if (task.kind === 'render') return render(task)
  builds = loadBuilds(task.store, task)
  return null
}

const describeThrown = (error: unknown): Thrown =>
  error instanceof Error
    ? { name: error.name, message: error.message, ...(error.stack ? { stack: error.stack } : {}) }
    : { name: 'Error', message: String(error) }

process.on('message', async (message) => {
  const { id, task } = taskMessageSchema.parse(message)
  // A build may close the channel. While Node still hands the first message over, it would throw an error of its own.
  await setImmediate()
  const reply = await perform(task).then(
    (result) => ({ id, result }),
    (error: unknown) => ({ id, thrown: describeThrown(error) }),
  )
  process.send?.(reply)
})

// Timers of a build would keep this process alive after the server has ended.
process.on('disconnect', () => process.exit())
