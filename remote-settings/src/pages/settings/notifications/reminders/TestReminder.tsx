import { ApiError, call, useSubmit } from '@cadence/shared/api'
import { useTexts } from '@cadence/shared/i18n'
import { type ReminderWay, type TestReminderRequest, testReminderSchema } from '@cadence/shared/schemas'
import { Button, ErrorNotice } from '@cadence/shared/ui'
import styled from '@emotion/styled'
import { Send } from 'lucide-react'
import { useState } from 'react'
import { remindersTexts } from '../../../../texts/reminders.ts'
import { registrationSettled } from '../push-registration.ts'

const Box = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  gap: 0.75rem;
  [role='status'] { color: var(--muted); font-size: var(--text-sm); line-height: 1.45; }
  [role='status']:empty { display: none; }
  @media (max-width: 479px) { & > button { width: 100%; } }
`

/** POST /reminders/test: sends a reminder now. @returns by which way it is coming @throws ApiError */
async function sendTestReminder(turnedOn: TestReminderRequest): Promise<ReminderWay> {
  await registrationSettled()
  const { way } = await call({
    method: 'post',
    path: '/reminders/test',
    body: turnedOn,
    answer: testReminderSchema,
    failure: 'Failed to send the test reminder',
  })
  return way
}

interface TestReminderProps {
  push: boolean
  email: boolean
}

/** Lets the member see that reminders arrive, and by which of the ways that are turned on. */
export function TestReminder({ push, email }: TestReminderProps) {
  const t = useTexts(remindersTexts)
  const [way, setWay] = useState<ReminderWay>()
  const { busy, done, failure, submit } = useSubmit(async () =>
    setWay(await sendTestReminder({ push, email })),
  )
  const texts = { push: t.sentByPush, email: t.sentByMail, none: t.notSent }
  const isLimit = failure instanceof ApiError && failure.status === 429
  return (
    <Box>
      {failure && <ErrorNotice>{isLimit ? t.testLimit : t.testFailed}</ErrorNotice>}
      <Button
        icon={<Send size={18} strokeWidth={1.75} aria-hidden="true" />}
        aria-disabled={busy || undefined}
        onClick={() => void submit()}
      >
        {t.test}
      </Button>
      <p role="status">
        {busy && t.testing}
        {done && way && texts[way]}
      </p>
    </Box>
  )
}
