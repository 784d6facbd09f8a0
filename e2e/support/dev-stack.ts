import { join } from 'node:path'
import { portVariable } from '@cadence/build/ports'
import { remoteNames } from '@cadence/shared/contract'
import { runDir, testPort } from './stack.ts'

/** The development servers under test, on ports of their own. */
export const devStack = {
  PORT: testPort(200),
  ...Object.fromEntries(remoteNames.map((name, at) => [portVariable(name), testPort(201 + at)])),
  API_PORT: testPort(300),
  MAILBOX_PORT: testPort(310),
  MAILBOX_SMTP_PORT: testPort(311),
  OPENID_PORT: testPort(320),
  DATA_DIR: join(runDir, 'dev-data'),
}

/** Address of the app under test. */
export const devUrl = `http://localhost:${devStack.PORT}`
