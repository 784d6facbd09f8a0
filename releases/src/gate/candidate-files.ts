import { mkdir, mkdtemp, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { alreadyExists } from '../store/file-errors.ts'
import type { ReleaseFiles } from '../store/release-store.ts'

/** The files of a store with candidates among them. */
export interface CandidateFiles {
  files: ReleaseFiles
  close: () => Promise<void>
}

/** The folder of the release that a path lies in: `remotes/auth/1` or `host/1`. */
function releaseFolder(path: string): string | undefined {
  const [kind = '', ...rest] = path.split('/').filter(Boolean)
  const depth = kind === 'remotes' ? 2 : kind === 'host' ? 1 : 0
  return depth > 0 && rest.length > depth ? [kind, ...rest.slice(0, depth)].join('/') : undefined
}

/**
 * Shows the files of a store as they would be with candidates in it, in a temporary folder of links. Nothing is written
 * into the store.
 * @param builds folders of the builds, by the folder that each would have in the store.
 */
export async function withCandidateFiles(
  files: ReleaseFiles,
  builds: ReadonlyMap<string, string>,
): Promise<CandidateFiles> {
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
