import { join } from 'node:path'
import { runDir, testPort } from './stack.ts'

/** The development servers under test, on ports of their own. */
export const devStack = {
  PORT: testPort(200),
  MARKETING_PORT: testPort(201),
  AUTH_PORT: testPort(202),
  DASHBOARD_PORT: testPort(203),
  SETTINGS_PORT: testPort(204),
  API_PORT: testPort(300),
  MAILBOX_PORT: testPort(310),
  MAILBOX_SMTP_PORT: testPort(311),
  OPENID_PORT: testPort(320),
  DATA_DIR: join(runDir, 'dev-data'),
}

/** Address of the app under test. */
export const devUrl = `http://localhost:${devStack.PORT}`
