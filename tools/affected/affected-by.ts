/** A workspace: its folder, its package's name, and the packages that its `package.json` asks for. */
export interface Workspace {
  folder: string
  name: string
  needs: readonly string[]
}

/** What a change makes necessary. */
export interface Affected {
  /** Folders of the workspaces that have to be built and tested, in the order of the root's `package.json`. */
  workspaces: string[]
  /** Whether the product as a whole has to be tested, from end to end. */
  whole: boolean
  /** False when only texts for readers changed, so nothing has to run. */
  any: boolean
}

/** Files that no build or test reads. Reports of the public API are not among them, because a check reads those. */
const FOR_READERS = /^(?!shared\/api\/).+\.md$|^docs\/.+\.(?:png|svg|webp)$|^(?:LICENSE|\.editorconfig)$/

/** Files that only the rules of the repository read, and no build. */
const RULES_ONLY = /^CODEOWNERS$/

/** The part of another workspace that a workspace uses, if not all of it. The lint enforces this limit. */
const takes: Record<string, Record<string, RegExp>> = {
  api: {
    shared: /^shared\/(?:src\/schemas(?:\.ts$|\/)|package\.json$|tsconfig)/,
    build: /^build\/(?:src\/notices\/|package\.json$|tsconfig)/,
  },
}

/**
 * The effect of changed files. A workspace is affected when it has such a file, or when its `package.json` needs an
 * affected one. A file outside all workspaces (lockfile, configuration, tools, workflows) affects all. Pure.
 * @param files paths from the root on, with slashes.
 */
export function affectedBy(files: readonly string[], workspaces: readonly Workspace[]): Affected {
  const found = new Set<string>()

  function add(workspace: Workspace, file: string | null): void {
    const isNew = !found.has(workspace.folder)
    found.add(workspace.folder)
    // Its dependants may have been passed over for another file of it.
    if (!isNew && file === null) return
    for (const other of workspaces) {
      const taken = takes[other.folder]?.[workspace.folder]
      const isTaken = !taken || (file !== null && taken.test(file))
      if (other.needs.includes(workspace.name) && isTaken && !found.has(other.folder)) add(other, null)
    }
  }

  const changed = files.filter((file) => !FOR_READERS.test(file))
  for (const file of changed.filter((path) => !RULES_ONLY.test(path))) {
    const home = workspaces.find(({ folder }) => file.startsWith(`${folder}/`))
    if (home) add(home, file)
    else for (const { folder } of workspaces) found.add(folder)
  }
  return {
    workspaces: workspaces.map(({ folder }) => folder).filter((folder) => found.has(folder)),
    whole: found.has('e2e'),
    any: changed.length > 0,
  }
}
