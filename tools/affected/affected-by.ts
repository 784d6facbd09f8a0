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
  /** False where only texts for readers changed: nothing has to run at all. */
  any: boolean
}

/** What nobody builds or tests; the reports of the public API are texts that are checked. */
const FOR_READERS = /^(?!shared\/api\/).+\.md$|^docs\/.+\.(?:png|svg|webp)$|^(?:LICENSE|\.editorconfig)$/

/** What the rules of the repository read, and no build. */
const RULES_ONLY = /^CODEOWNERS$/

/** What a workspace takes of another, where that is not all of it. The lint holds it to that. */
const takes: Record<string, Record<string, RegExp>> = {
  api: {
    shared: /^shared\/(?:src\/schemas(?:\.ts$|\/)|package\.json$|tsconfig)/,
    build: /^build\/(?:src\/notices\/|package\.json$|tsconfig)/,
  },
}

/**
 * What a change of some files affects: the workspaces they are in and, by the `package.json` files, all that needs those;
 * everything for a file that is in none (lockfile, configuration, tools, workflows). Pure.
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
