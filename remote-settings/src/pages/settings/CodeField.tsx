import { useSubmit } from '@cadence/shared/api'
import { useAuth } from '@cadence/shared/auth'
import { TextField, type TextFieldProps } from '@cadence/shared/forms'
import { useTexts } from '@cadence/shared/i18n'
import { Button, ErrorNotice } from '@cadence/shared/ui'
import styled from '@emotion/styled'
import { failureText } from '../../failure-text.ts'
import { securityTexts } from '../../texts/account.ts'
import { mailCode } from './account-api.ts'

const Group = styled.div`
  display: grid;
  gap: 0.75rem;
  justify-items: start;
  & > :not(button) { width: 100%; }
`

/**
 * A member without a password proves their identity with a code, which is mailed when they press the button. The caller
 * registers the field with its form.
 */
export function CodeField(props: Omit<TextFieldProps, 'label' | 'multiline'>) {
  const t = useTexts(securityTexts)
  const email = useAuth().user?.email ?? ''
  const { busy, done, failure, submit } = useSubmit(mailCode)
  return (
    <Group>
      <p>{t.codeHint({ email })}</p>
      <Button loading={busy} onClick={() => void submit()}>
        {done ? t.codeAgain : t.codeSend}
      </Button>
      <p role="status">{done && t.codeSent({ email })}</p>
      {failure && <ErrorNotice>{failureText(failure, t)}</ErrorNotice>}
      <TextField
        label={t.code}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={20}
        spellCheck={false}
        {...props}
      />
    </Group>
  )
}
