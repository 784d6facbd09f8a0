import { type ParseArgsConfig, parseArgs } from 'node:util'
import { fail } from './fail.ts'

type Options = NonNullable<ParseArgsConfig['options']>

/** A command that was not asked in a way that it knows. */
export class UsageError extends Error {
  override readonly name = 'UsageError'
}

/** What a command takes: what `--help` says, its options, and how many words at most. */
export interface Command<O extends Options> {
  usage: string
  options: O
  words: number
}

type Parsed<O extends Options> = ReturnType<typeof parseArgs<{ options: O; allowPositionals: true }>>

/** Options of npm itself that may stand in its configuration; when it keeps one of these nothing is lost. */
const npmHas = ['json', 'shell']

/** npm takes `--off` for the start of its own `--offline`. */
const asNpmReads = (option: string) => (option === 'off' ? 'offline' : option.replaceAll('-', '_'))

/**
 * Without the `--` before them npm keeps options for itself, and the command would do the real thing.
 * @throws UsageError.
 */
function refuseKeptByNpm(options: readonly string[], environment: Record<string, string | undefined>): void {
  const kept = options.find((option) => {
    if (npmHas.includes(option)) return false
    const value = environment[`npm_config_${asNpmReads(option)}`]
    return value !== undefined && value !== '' && value !== 'false'
  })
  if (!kept) return
  const name = environment.npm_lifecycle_event ?? 'command'
  throw new UsageError(
    `npm kept --${kept} for itself; put -- before the options: npm run ${name} -- … --${kept}`,
  )
}

/** Reads the arguments. @throws UsageError for what the command does not take. */
function parse<O extends Options>({ options, words }: Command<O>, args: string[]): Parsed<O> {
  try {
    const parsed = parseArgs({ args, options, allowPositionals: true })
    const extra = parsed.positionals[words]
    if (extra !== undefined) throw new UsageError(`One argument too many: '${extra}'`)
    return parsed
  } catch (error) {
    if (!(error instanceof TypeError)) throw error
    // What follows explains parseArgs.
    throw new UsageError(error.message.split(/\. |\n/)[0])
  }
}

/**
 * Runs a command with the arguments that it was given; `--help` only says what it takes.
 * @returns the exit code: the work's own, 1 when it failed, 2 when the arguments are not those of the command.
 */
export async function runCommand<O extends Options>(
  command: Command<O>,
  work: (parsed: Parsed<O>) => Promise<number>,
  args = process.argv.slice(2),
  environment: Record<string, string | undefined> = process.env,
): Promise<number> {
  try {
    if (args.includes('--help')) {
      console.log(command.usage)
      return 0
    }
    refuseKeptByNpm(Object.keys(command.options), environment)
    return await work(parse(command, args))
  } catch (error) {
    if (!(error instanceof UsageError)) return fail(error)
    console.error(`${error.message}\n\n${command.usage}`)
    return 2
  }
}
