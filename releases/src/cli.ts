import { callCommandsBy, printError } from './commands/command-line.ts'
import { commands, isCommandName } from './commands/commands.ts'
import { productConfig } from './product/product-config.ts'
import { readProduct } from './product/product-file.ts'

/** What `npx cadence-releases` prints without a command that it knows. */
const usage = `npx cadence-releases ${Object.keys(commands).join('|')}|serve
Each command says with --help what it takes. The product is configured by releases.config.json in this folder, or by the
file that RELEASES_CONFIG names.`

callCommandsBy('npx cadence-releases')

async function run(name: string | undefined, args: string[]): Promise<number> {
  if (name !== 'serve' && !isCommandName(name)) {
    console.error(usage)
    return name === undefined || name === '--help' ? 0 : 2
  }
  const file = await readProduct(process.env.RELEASES_CONFIG || process.cwd())
  if (name !== 'serve') return commands[name](productConfig(file), args)
  const { serveProduct } = await import('./server/process.ts')
  await serveProduct(file)
  return 0
}

const [name, ...args] = process.argv.slice(2)
process.exitCode = await run(name, args).catch(printError)
