import { git } from '../git.ts'

/** Where a branch left `main`; the commit before on `main` itself, or where there is no remote. */
export function ownBase(): string {
  try {
    const base = git('merge-base', 'origin/main', 'HEAD').trim()
    const isMain = git('branch', '--show-current').trim() === 'main'
    if (!isMain || base !== git('rev-parse', 'HEAD').trim()) return base
  } catch {
    // No `origin/main` here.
  }
  return 'HEAD~1'
}

const lines = (output: string) => output.split('\0').filter((path) => path !== '')

/**
 * The files that differ from a commit, also uncommitted ones. A moved file has both its paths.
 * @param base compares with the commit where the branch left `base`. @throws Error when git does not know `base`.
 */
export function changedFiles(base?: string): string[] {
  const from = base ? git('merge-base', base, 'HEAD').trim() : ownBase()
  const changed = lines(git('diff', '--name-only', '--no-renames', '-z', from))
  return [...changed, ...lines(git('ls-files', '--others', '--exclude-standard', '-z'))]
}
