import { expect, test } from 'vitest'
import { createLogger } from './logger.ts'
import { logSecurityEvent, type SecurityEvent } from './security-events.ts'

function logged(level: string, event: SecurityEvent): string[] {
  const lines: string[] = []
  const log = createLogger(level, { write: (line) => void lines.push(line) })
  logSecurityEvent(log, event, { userId: 'left' })
  return lines
}

test.each(['info', 'warn', 'error', 'fatal'])(
  'with LOG_LEVEL=%s a deletion is in the log, at the level of its kind',
  (level) => {
    for (const event of ['account.deleted', 'inbox.erased'] as const) {
      const [line = ''] = logged(level, event)
      expect(JSON.parse(line)).toMatchObject({ level: 30, security: event, userId: 'left' })
    }
  },
)

test('other events are in the log from LOG_LEVEL=info on, and nothing with silent', () => {
  expect(logged('info', 'login')).toHaveLength(1)
  expect(logged('warn', 'login')).toEqual([])
  expect(logged('silent', 'account.deleted')).toEqual([])
})
