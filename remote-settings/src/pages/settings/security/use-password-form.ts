import { useTexts } from '@cadence/shared/i18n'
import { PASSWORD_MAX } from '@cadence/shared/schemas'
import { toast } from '@cadence/shared/ui'
import { type FormEvent, useRef, useState } from 'react'
import { failureText, isRefused } from '../../../parts/failure-text.ts'
import { securityTexts } from '../../../texts/security.ts'
import { changePassword } from './api/change-password.ts'
import { passwordFault } from './password-rule.ts'
import type { PasswordState } from './use-password-state.ts'

interface Errors {
  current?: string
  next?: string
  form?: string
}

/** The two passwords, what is wrong with them, and the call. What was typed stays after a failure. */
export function usePasswordForm({ hasPassword, noteSet }: PasswordState) {
  const t = useTexts(securityTexts)
  const [current, setCurrent] = useState('')
  const [next, setNext] = useState('')
  const [errors, setErrors] = useState<Errors>({})
  const [busy, setBusy] = useState(false)
  const currentField = useRef<HTMLInputElement>(null)
  const nextField = useRef<HTMLInputElement>(null)

  const refuse = (found: Errors) => {
    setErrors(found)
    const first = found.current ? currentField : found.next ? nextField : null
    first?.current?.focus()
  }

  const faults = (): Errors => {
    const fault = passwordFault(next)
    return {
      ...(hasPassword && current === '' && { current: t.currentMissing }),
      ...(fault === 'weak' && { next: t.tooWeak }),
      ...(fault === 'long' && { next: t.tooLong({ max: PASSWORD_MAX }) }),
    }
  }

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    const found = faults()
    if (Object.keys(found).length > 0) return refuse(found)
    setErrors({})
    setBusy(true)
    try {
      await changePassword({ ...(hasPassword && { currentPassword: current }), newPassword: next })
      setCurrent('')
      setNext('')
      noteSet()
      toast({ kind: 'success', text: t.updated })
    } catch (error) {
      const isWrong = isRefused(error, 'currentPassword')
      refuse(isWrong ? { current: t.currentWrong } : { form: failureText(error, t) })
    } finally {
      setBusy(false)
    }
  }

  return {
    errors,
    busy,
    submit,
    current: {
      ref: currentField,
      value: current,
      onChange: (event: { target: { value: string } }) => {
        setCurrent(event.target.value)
        setErrors(({ current: _gone, ...others }) => others)
      },
    },
    next: {
      ref: nextField,
      value: next,
      onChange: (event: { target: { value: string } }) => {
        setNext(event.target.value)
        setErrors(({ next: _gone, ...others }) => others)
      },
    },
  }
}
