import { printError } from '@cadence/releases/commands/command-line'
import { type Finding, findings, type State } from './doctor/findings.ts'
import { readInstallation } from './doctor/read-installation.ts'

const signs: Record<State, string> = { ready: '✓', missing: '✗', advice: '–' }

const line = ({ subject, state, what, mend }: Finding) =>
  `${signs[state]} ${subject.padEnd(15)} ${what}${mend ? `\n${' '.repeat(18)}→ ${mend}` : ''}`

/**
 * `npm run doctor`: what an installation lacks before it is opened to the public, and the line that mends it. Runs with
 * the environment of both servers. @returns the exit code: 1 while something is missing.
 */
async function doctor(): Promise<number> {
  const found = findings(await readInstallation(process.env, new Date()))
  console.log(found.map(line).join('\n'))
  const missing = found.filter(({ state }) => state === 'missing').length
  console.log(missing === 0 ? '\nReady to be opened.' : `\n${missing} missing before it is opened.`)
  return missing === 0 ? 0 : 1
}

process.exit(await doctor().catch(printError))
