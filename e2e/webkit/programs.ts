import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { webkitLocale } from '../../tools/engines.ts'
import { testPort } from '../support/stack.ts'

/** Ends a program, and waits until it has ended. */
async function end(program: ChildProcess): Promise<void> {
  if (program.exitCode !== null || program.signalCode !== null) return
  program.kill()
  await once(program, 'exit')
}

/** Starts a screen without a monitor. @returns its name for `DISPLAY`. */
async function startScreen(): Promise<{ program: ChildProcess; display: string }> {
  // While a screen starts anew after its last program has left, the next browser ends, and its driver waits for ever.
  const options = ['-displayfd', '3', '-screen', '0', '1440x1000x24', '-nolisten', 'tcp', '-noreset']
  const program = spawn('Xvfb', options, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] })
  const pipe = program.stdio[3]
  if (!pipe) throw new Error('Xvfb has no pipe for the number of its display')
  const [number] = await once(pipe, 'data')
  return { program, display: `:${String(number).trim()}` }
}

/** Whether something answers at an address. */
const answers = (address: string) =>
  fetch(address).then(
    () => true,
    () => false,
  )

/** Makes a folder of settings for GTK, without animations: WebKit tells pages so as reduced motion. */
async function writeSettings(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'cadence-webkit-'))
  await mkdir(join(folder, 'gtk-3.0'))
  await writeFile(join(folder, 'gtk-3.0/settings.ini'), '[Settings]\ngtk-enable-animations=false\n')
  return folder
}

/** Starts WebKit's driver on a screen of its own, for a reader in Paris. @returns its address, and a way to end it. */
export async function startWebKitDriver() {
  const screen = await startScreen()
  const settings = await writeSettings()
  const port = testPort(150)
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: screen.display,
      LC_ALL: webkitLocale,
      TZ: 'Europe/Paris',
      XDG_CONFIG_HOME: settings,
    },
  })
  const address = `http://localhost:${port}`
  while (!(await answers(`${address}/status`))) {
    if (driver.exitCode !== null) throw new Error(`WebKitWebDriver ended with ${driver.exitCode}`)
    await new Promise((done) => setTimeout(done, 20))
  }
  return {
    address,
    async stop() {
      await end(driver)
      await end(screen.program)
      await rm(settings, { recursive: true })
    },
  }
}
