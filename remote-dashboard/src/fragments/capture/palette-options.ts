import { fits } from '../../capture/keep-reading.ts'
import { type CaptureKind, captureKinds, type Reading } from '../../capture/reading.ts'
import { type Hit, searchCommands } from './command-search.ts'
import { type Command, firstCommands } from './commands.ts'

/** One line of the palette: the text kept as a kind, or a command. */
export type PaletteOption =
  | { id: string; group: 'keep'; kind: CaptureKind }
  | { id: string; group: 'recent' | 'page' | 'action'; command: Command }

/** Most recently used commands before anything is typed: one row of the palette. */
const RECENT_SHOWN = 3
/** Most commands beside a text: a sentence is no search. */
const FOUND_MAX = 6
/** A text that is one of these says when, or is long: it is no name of a page. */
const QUERY_MAX = 40

const keepAs = (kind: CaptureKind): PaletteOption => ({ id: `keep-${kind}`, group: 'keep', kind })
const commandOption = (
  command: Command,
  group: 'recent' | 'page' | 'action' = command.group,
): PaletteOption => {
  return { id: command.id, group, command }
}

/** The likely kind first, and the others in their order. */
function kindsOf(reading: Reading): CaptureKind[] {
  const others = captureKinds.filter((kind) => kind !== reading.kind)
  return [reading.kind, ...others].filter((kind) => fits(kind, reading))
}

/** What a member is likely to do next. Settings, themes and dashboards are many: they are found by their name. */
function withoutText(commands: readonly Command[], recent: readonly string[]): PaletteOption[] {
  const withId = (id: string) => commands.find((command) => command.id === id) ?? []
  const used = recent.flatMap(withId).slice(0, RECENT_SHOWN)
  const rest = firstCommands.flatMap(withId).filter((command) => !used.includes(command))
  return [
    ...used.map((command) => commandOption(command, 'recent')),
    ...rest.map((command) => commandOption(command)),
  ]
}

/**
 * The lines of the palette for a text. Commands come first when the text is surely the name of one, and says nothing
 * about when; else what the text becomes comes first.
 */
export function paletteOptions(
  text: string,
  reading: Reading | null,
  commands: readonly Command[],
  recent: readonly string[],
): PaletteOption[] {
  if (text.trim() === '') return withoutText(commands, recent)
  const hits: Hit<Command>[] =
    text.length > QUERY_MAX ? [] : searchCommands(commands, text, recent).slice(0, FOUND_MAX)
  // Pages and actions are two groups, the one of the best hit first.
  const [best] = hits
  const found = [
    ...hits.filter(({ item }) => item.group === best?.item.group),
    ...hits.filter(({ item }) => item.group !== best?.item.group),
  ].map(({ item }) => commandOption(item))
  const kept = reading ? kindsOf(reading).map(keepAs) : []
  const isCommand = best?.isSure === true && text.trim().length > 1 && reading?.parts.length === 0
  return isCommand ? [...found, ...kept] : [...kept, ...found]
}
