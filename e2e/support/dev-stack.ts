import { join } from 'node:path'
import { runDir } from './stack.ts'

/** The development servers under test, on ports of their own. */
export const devStack = {
  PORT: '4200',
  MARKETING_PORT: '4201',
  AUTH_PORT: '4202',
  DASHBOARD_PORT: '4203',
  SETTINGS_PORT: '4204',
  API_PORT: '4300',
  MAILBOX_PORT: '4310',
  MAILBOX_SMTP_PORT: '4311',
  OPENID_PORT: '4320',
  DATA_DIR: join(runDir, 'dev-data'),
}

/** Address of the app under test. */
export const devUrl = `http://localhost:${devStack.PORT}`
