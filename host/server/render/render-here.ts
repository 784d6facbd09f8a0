import type { ReleaseFiles } from '../store/store.ts'
import { answerSchema } from './messages.ts'
import { answerOf } from './render-page.ts'
import type { Renderer } from './renderer.ts'
import { serverBuilds } from './server-builds.ts'

/** A renderer without a thread, for a process that tries a release out and serves nobody else. */
export function rendererHere(files: ReleaseFiles): Renderer {
  const buildsOf = serverBuilds(files.root)
  return {
    async render(request) {
      await Promise.all([request.host, request.remote].map(({ server }) => files.bring(server.file)))
      return answerSchema.parse(await answerOf(buildsOf, request))
    },
    close: async () => undefined,
  }
}
