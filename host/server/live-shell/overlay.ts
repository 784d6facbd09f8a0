import { mkdir, mkdtemp, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { alreadyExists } from '@cadence/releases/store/file-errors'
import type { ReleaseFiles } from '@cadence/releases/store/release-store'

/** Files of a store with builds among them that were not put there. */
export interface Overlay {
  files: ReleaseFiles
  close: () => Promise<void>
}

/** Folder of the release that a path is in: `remotes/auth/1` or `host/1`. */
function releaseFolder(path: string): string | undefined {
  const [kind = '', ...rest] = path.split('/').filter(Boolean)
  const depth = kind === 'remotes' ? 2 : kind === 'host' ? 1 : 0
  return depth > 0 && rest.length > depth ? [kind, ...rest.slice(0, depth)].join('/') : undefined
}

/**
 * The files of a store as they would be with builds in it: whatever the store is, nothing is written there.
 * @param builds where each stands, by the folder of the release that it would be.
 */
export async function overlay(files: ReleaseFiles, builds: ReadonlyMap<string, string>): Promise<Overlay> {
  const root = await mkdtemp(join(tmpdir(), 'cadence-live-shell-'))

  async function show(release: string, at: string): Promise<void> {
    await mkdir(dirname(join(root, release)), { recursive: true })
    await symlink(resolve(at), join(root, release), 'dir').catch((error: unknown) => {
      if (!alreadyExists(error)) throw error
    })
  }

  for (const [folder, dist] of builds) await show(folder, dist)
  const readOnly = () => Promise.reject(new Error('Nothing is written while a release is tried out'))
  return {
    files: {
      root,
      async bring(path) {
        const release = releaseFolder(path)
        if (!release || builds.has(release)) return
        await files.bring(path)
        await show(release, join(files.root, release))
      },
      manifest: (name) => files.manifest(name),
      list: () => files.list(),
      put: readOnly,
      hide: readOnly,
    },
    close: () => rm(root, { recursive: true, force: true }),
  }
}
