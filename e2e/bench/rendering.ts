import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { requestFor } from '@cadence/host/rendered-pages'
import { createRenderer } from '@cadence/host/renderer'
import { routes } from '@cadence/host/routes'
import { folderStore } from '@cadence/releases/store/folder/folder-store'
import { readStore } from '@cadence/releases/store/release-store'
import { bundleServer } from '../../tools/bundle-server.ts'
import { median } from './statistics.ts'

/** How many times in a second one process renders a page that it does not keep. */
export interface RenderingRow {
  page: string
  median: number
  min: number
  max: number
}

/** Bundles the script of the processes that render. @returns its address. */
export async function buildRenderWorker(work: string): Promise<URL> {
  const file = join(work, 'render-worker.mjs')
  await bundleServer('host/server/render/worker.ts', file, true)
  return pathToFileURL(file)
}

/** Renders each public page again and again, as the release server does when nothing is kept. */
export async function measureRendering(
  dir: string,
  worker: URL,
  runs: number,
  seconds: number,
): Promise<RenderingRow[]> {
  const store = folderStore(dir)
  const live = await readStore(store)
  const renderer = createRenderer(worker, store.files)
  const requests = routes.flatMap((route) => requestFor(route, live, 'https://localhost') ?? [])
  const figures = new Map(requests.map(({ path }): [string, number[]] => [path, []]))
  for (let run = 0; run < runs; run += 1) {
    for (const request of requests) {
      const start = performance.now()
      let pages = 0
      while (performance.now() - start < seconds * 1000) {
        await renderer.render(request)
        pages += 1
      }
      figures.get(request.path)?.push((pages * 1000) / (performance.now() - start))
    }
    process.stderr.write(`rendering run ${run + 1} of ${runs}\n`)
  }
  await renderer.close()
  return [...figures].map(([page, list]) => ({
    page,
    median: median(list),
    min: Math.min(...list),
    max: Math.max(...list),
  }))
}
