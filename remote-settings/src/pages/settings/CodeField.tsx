import { useAuth } from '@cadence/shared/auth'
import { TextField, type TextFieldProps } from '@cadence/shared/forms'
import { useTexts } from '@cadence/shared/i18n'
import { Button, ErrorNotice } from '@cadence/shared/ui'
import styled from '@emotion/styled'
import { useState } from 'react'
import { failureText } from '../../components/failure-text.ts'
import { securityTexts } from '../../texts/account.ts'
import { mailCode } from './account-api.ts'

const Group = styled.div`
  display: grid;
  gap: 0.75rem;
  justify-items: start;
  & > :not(button) { width: 100%; }
`

type State = 'unsent' | 'sending' | 'sent' | { error: unknown }

/**
 * How a member without a password shows that it is them: by a code that is mailed at their press. `register` the field
 * for what it is to hold.
 */
export function CodeField(props: Omit<TextFieldProps, 'label' | 'multiline'>) {
  const t = useTexts(securityTexts)
  const email = useAuth().user?.email ?? ''
  const [state, setState] = useState<State>('unsent')
  const send = async () => {
    setState('sending')
    try {
      await mailCode()
      setState('sent')
    } catch (error) {
      setState({ error })
    }
  }
  return (
    <Group>
      <p>{t.codeHint({ email })}</p>
      <Button loading={state === 'sending'} onClick={() => void send()}>
        {state === 'sent' ? t.codeAgain : t.codeSend}
      </Button>
      <p role="status">{state === 'sent' && t.codeSent({ email })}</p>
      {typeof state === 'object' && <ErrorNotice>{failureText(state.error, t)}</ErrorNotice>}
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
