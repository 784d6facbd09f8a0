import { authState, forgetMember, logout } from '@cadence/shared/auth'
import { useTexts } from '@cadence/shared/i18n'
import { paths, useNavigate } from '@cadence/shared/router'
import { isDeletionWord } from '@cadence/shared/schemas'
import { toast } from '@cadence/shared/ui'
import { type FormEvent, useRef, useState } from 'react'
import { failureText, isRefused } from '../../../parts/failure-text.ts'
import { securityTexts } from '../../../texts/security.ts'
import { deleteAccount } from './api/delete-account.ts'

interface Errors {
  password?: string
  confirmation?: string
  form?: string
}

interface Deletion {
  hasPassword: boolean
  /** The word to type, in the language in use. */
  word: string
  onBusy: (busy: boolean) => void
}

/** The form of the deletion and what follows it: nothing of the member stays in this browser, and they are seen off. */
export function useDeletion({ hasPassword, word, onBusy }: Deletion) {
  const t = useTexts(securityTexts)
  const navigate = useNavigate()
  const [password, setPassword] = useState('')
  const [confirmation, setConfirmation] = useState('')
  const [errors, setErrors] = useState<Errors>({})
  const [busy, setBusy] = useState(false)
  const passwordField = useRef<HTMLInputElement>(null)
  const confirmationField = useRef<HTMLInputElement>(null)

  const refuse = (found: Errors) => {
    setErrors(found)
    const first = found.password ? passwordField : found.confirmation ? confirmationField : null
    first?.current?.focus()
  }
  const work = (under: boolean) => {
    setBusy(under)
    onBusy(under)
  }

  /** First to the home page: signed out on a page for members, they would be sent to sign in. */
  const leave = async (userId: string | undefined) => {
    try {
      await navigate(paths.home, { replace: true })
    } finally {
      void logout()
      if (userId !== undefined) forgetMember(userId)
      toast({ kind: 'success', text: t.farewell })
    }
  }

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    const found: Errors = {
      ...(hasPassword && password === '' && { password: t.deletePasswordMissing }),
      ...(!isDeletionWord(confirmation) && { confirmation: t.deleteWordMissing({ word }) }),
    }
    if (Object.keys(found).length > 0) return refuse(found)
    setErrors({})
    work(true)
    const userId = authState.user?._id
    try {
      await deleteAccount({ ...(hasPassword && { password }), confirmation })
    } catch (error) {
      work(false)
      const isWrong = isRefused(error, 'password')
      return refuse(isWrong ? { password: t.currentWrong } : { form: failureText(error, t) })
    }
    await leave(userId)
  }

  return {
    errors,
    busy,
    submit,
    password: {
      ref: passwordField,
      value: password,
      onChange: (event: { target: { value: string } }) => setPassword(event.target.value),
    },
    confirmation: {
      ref: confirmationField,
      value: confirmation,
      onChange: (event: { target: { value: string } }) => setConfirmation(event.target.value),
    },
  }
}
