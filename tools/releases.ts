import { commands, isCommandName } from '@cadence/releases/commands/commands'
import { releasesConfig } from './releases.config.ts'

/** `npm run release`, `rollback`, `releases`, `canary`, `pin` and `preview`. */
const [name, ...args] = process.argv.slice(2)
if (!isCommandName(name)) throw new Error(`${name} is not one of ${Object.keys(commands).join(', ')}`)
const code = await commands[name](releasesConfig, args)
// The browser and the servers of a release are gone by now, but their sockets would keep the process for some seconds.
if (name === 'release') process.exit(code)
process.exitCode = code
