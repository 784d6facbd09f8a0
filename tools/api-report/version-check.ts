/** A change of the public API: `addition` leaves remotes that are live alone, `breaking` does not. */
export type ApiChange = 'none' | 'addition' | 'breaking'

/** Reports by file name. */
export type Reports = ReadonlyMap<string, string>

const CODE = /```ts\n([\s\S]*?)\n```/
/** A member that every object of the type must have: a live remote that makes such an object does not know of it. */
const REQUIRED_MEMBER = /^(?!readonly )[\w$'"-]+: (?!z(?:_\d+)?\.ZodMini(?:Optional|Default)<)/

/** The declarations of a report, line by line. Comments and imports are no part of the API. */
function declarationsOf(report = ''): string[][] {
  const lines = (CODE.exec(report)?.[1] ?? '').split('\n').map((line) => line.trim())
  const code = lines.filter((line) => !line.startsWith('//') && !line.startsWith('import '))
  return code
    .join('\n')
    .split(/\n{2,}/)
    .map((block) => block.split('\n').filter((line) => line !== ''))
    .filter((block) => block.length > 0)
}

function changeOfReport(before: string | undefined, after: string | undefined): ApiChange {
  const old = declarationsOf(before)
  const now = declarationsOf(after)
  const oldLines = old.flat()
  const left = [...oldLines]
  const added: string[] = []
  for (const line of now.flat()) {
    const at = left.indexOf(line)
    if (at < 0) added.push(line)
    else left.splice(at, 1)
  }
  if (left.length > 0) return 'breaking'
  const grown = now.filter(([head = '']) => oldLines.includes(head)).flat()
  if (added.some((line) => grown.includes(line) && REQUIRED_MEMBER.test(line))) return 'breaking'
  return added.length > 0 ? 'addition' : 'none'
}

/**
 * Compares the reports of two versions, by file. Pure.
 * - A line that is gone or different is breaking.
 * - A new member that must be given, in a declaration that was there before, is breaking.
 * - Other new lines are an addition.
 */
export function apiChanges(before: Reports, after: Reports): Map<string, ApiChange> {
  const files = [...new Set([...before.keys(), ...after.keys()])].sort()
  return new Map(files.map((file) => [file, changeOfReport(before.get(file), after.get(file))]))
}

/** The change of all reports together. Pure. */
export function apiChange(before: Reports, after: Reports): ApiChange {
  const changes = [...apiChanges(before, after).values()]
  if (changes.includes('breaking')) return 'breaking'
  return changes.includes('addition') ? 'addition' : 'none'
}

/**
 * The version after a change. A caret range ends at the first number that is not 0, so a breaking change raises that
 * number, and an addition the next one: remotes with `^0.8.0` take 0.8.1 and refuse 0.9.0. Pure.
 * @throws Error when the version is not three numbers.
 */
export function nextVersion(version: string, change: ApiChange): string {
  const [, major, minor, patch] = (/^(\d+)\.(\d+)\.(\d+)$/.exec(version) ?? []).map(Number)
  if (major === undefined || minor === undefined || patch === undefined)
    throw new Error(`'${version}' is not a version of three numbers`)
  if (change === 'none') return version
  if (change === 'breaking') return major > 0 ? `${major + 1}.0.0` : `0.${minor + 1}.0`
  return major > 0 ? `${major}.${minor + 1}.0` : `0.${minor}.${patch + 1}`
}
