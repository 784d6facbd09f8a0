import { type ParseArgsConfig, parseArgs } from 'node:util'

type Options = NonNullable<ParseArgsConfig['options']>

let caller = 'npm run'

/** Says how commands are called here, for what they print. In a repository with npm scripts that is `npm run`. */
export function callCommandsBy(words: string): void {
  caller = words
}

/** A text for people, with commands as they are called here. */
export function asCalled(text: string): string {
  return caller === 'npm run' ? text : text.replaceAll(/npm run (\w+)(?: --)?/g, `${caller} $1`)
}

/** The arguments are not those of the command. */
export class UsageError extends Error {
  override readonly name = 'UsageError'
}

/** What a command takes: the text of `--help`, its options, and how many words at most. */
export interface Command<O extends Options> {
  usage: string
  options: O
  words: number
}

type Parsed<O extends Options> = ReturnType<typeof parseArgs<{ options: O; allowPositionals: true }>>

/** Options that npm's own configuration may set. When npm keeps one of these for itself, nothing is lost. */
const optionsOfNpm = ['json', 'shell']

/** The name of an option in npm's variables. npm takes `--off` for the start of its own `--offline`. */
const nameInNpm = (option: string) => (option === 'off' ? 'offline' : option.replaceAll('-', '_'))

/**
 * Refuses options that npm kept for itself, which happens without the `--` before them: the command would do the real
 * thing instead of a dry run. @throws UsageError.
 */
function refuseKeptByNpm(options: readonly string[], environment: Record<string, string | undefined>): void {
  const kept = options.find((option) => {
    if (optionsOfNpm.includes(option)) return false
    const value = environment[`npm_config_${nameInNpm(option)}`]
    return value !== undefined && value !== '' && value !== 'false'
  })
  if (!kept) return
  const name = environment.npm_lifecycle_event ?? 'command'
  throw new UsageError(
    `npm kept --${kept} for itself; put -- before the options: npm run ${name} -- … --${kept}`,
  )
}

/** Reads the arguments. @throws UsageError for any that the command does not take. */
function parse<O extends Options>({ options, words }: Command<O>, args: string[]): Parsed<O> {
  try {
    const parsed = parseArgs({ args, options, allowPositionals: true })
    const extra = parsed.positionals[words]
    if (extra !== undefined) throw new UsageError(`One argument too many: '${extra}'`)
    return parsed
  } catch (error) {
    if (!(error instanceof TypeError)) throw error
    // The first sentence names the fault. The others explain parseArgs.
    throw new UsageError(error.message.split(/\. |\n/)[0])
  }
}

/** Prints an error, without its stack when it has a message. @returns the exit code. */
export function printError(error: unknown): number {
  console.error(error instanceof Error ? asCalled(error.message) : error)
  return 1
}

/**
 * Runs a command with its arguments. With `--help`, it only prints the arguments that the command takes.
 * @returns the exit code: the work's own, 1 when it failed, 2 for wrong arguments.
 */
export async function runCommand<O extends Options>(
  command: Command<O>,
  work: (parsed: Parsed<O>) => Promise<number>,
  args = process.argv.slice(2),
  environment: Record<string, string | undefined> = process.env,
): Promise<number> {
  try {
    if (args.includes('--help')) {
      console.log(asCalled(command.usage))
      return 0
    }
    refuseKeptByNpm(Object.keys(command.options), environment)
    return await work(parse(command, args))
  } catch (error) {
    if (!(error instanceof UsageError)) return printError(error)
    console.error(`${error.message}\n\n${asCalled(command.usage)}`)
    return 2
  }
}
