import { ApiError, call, prepareCalls } from '@cadence/shared/api'
import { doneSchema } from '@cadence/shared/schemas'
import { toast } from '@cadence/shared/ui'
import {
  type ComponentProps,
  type FocusEvent,
  type FormEvent,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { fillIn, forgetDraft, keepDraft, newRequestKey, readDraft } from './draft.ts'
import { failureText, faultsText } from './failure.ts'
import { bodyOf, type Faults, faultsOf, fieldsOf, type Schema } from './fields.ts'

/** A form of the public site: under which name its draft is kept, where it goes, and what checks it. */
export interface SentFormOptions<T> {
  draft: string
  /** Below /api/v1. */
  path: string
  schema: Schema<T>
  /** Said in a toast when it went through after the visitor had left the form. */
  done: string
}

/** A form that is sent to the API, and what happens to it. */
export interface SentForm<T> {
  /** Spread on the `<form>`. */
  props: ComponentProps<'form'>
  faults: Faults
  busy: boolean
  /** Why it was not sent the last time, in one sentence. */
  trouble: string | null
  /** What was sent, once the API has it. */
  sent: T | null
  /** For fields that come and go: keeps the draft, and takes the faults of a list off. */
  changed: (list?: string) => void
}

/** A press that is under way must hit: a message that appears would move what it aims at. */
const pressing = () => document.querySelector(':is(a, button):active') !== null

function focusFirst(form: HTMLFormElement, faults: Faults): void {
  const first = [...form.elements].find((field) => 'name' in field && String(field.name) in faults)
  if (first instanceof HTMLElement) first.focus()
}

/**
 * A form without a form library: the fields keep their own texts, so they can be typed into before any script runs,
 * and the API's schema says what is wrong, when a field is left (specification, section 5) and before sending. What
 * was typed stays until the API has it: in the page, and in the tab for a reload or a way back.
 */
export function useSentForm<T>({ draft, path, schema, done }: SentFormOptions<T>): SentForm<T> {
  const form = useRef<HTMLFormElement>(null)
  const requestKey = useRef('')
  const underWay = useRef(false)
  const mounted = useRef(false)
  const [busy, setBusy] = useState(false)
  const [faults, setFaults] = useState<Faults>({})
  const [tried, setTried] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const [sent, setSent] = useState<T | null>(null)

  // Before the first paint: nobody sees an empty form fill itself.
  useLayoutEffect(() => {
    mounted.current = true
    const kept = readDraft(draft)
    requestKey.current = kept?.requestKey ?? newRequestKey()
    if (kept && form.current) fillIn(form.current, kept)
    // What was typed before the script ran.
    else if (form.current) {
      keepDraft(draft, { requestKey: requestKey.current, fields: fieldsOf(form.current) })
    }
    return () => {
      mounted.current = false
    }
  }, [draft])

  const focused = useRef<Element | null>(null)
  useEffect(() => {
    // The busy button is disabled and loses the focus: whoever types gets it back.
    const lost = document.activeElement === document.body
    if (!busy && lost && focused.current instanceof HTMLElement) focused.current.focus()
  }, [busy])

  const bodyNow = (element: HTMLFormElement) => ({
    ...bodyOf(fieldsOf(element)),
    requestKey: requestKey.current,
  })

  const changed = (list?: string) => {
    if (!form.current) return
    keepDraft(draft, { requestKey: requestKey.current, fields: fieldsOf(form.current) })
    if (list === undefined) return
    setFaults((shown) =>
      Object.fromEntries(Object.entries(shown).filter(([name]) => !name.startsWith(`${list}.`))),
    )
  }

  const check = (element: HTMLFormElement, name: string) => {
    const message = faultsOf(schema, bodyNow(element))[name]
    setFaults(({ [name]: _, ...others }) => (message === undefined ? others : { ...others, [name]: message }))
  }

  const onBlur = (event: FocusEvent<HTMLFormElement>) => {
    const name = event.target.getAttribute('name')
    if (name && !underWay.current && !pressing()) check(event.currentTarget, name)
  }

  const onInput = (event: FormEvent<HTMLFormElement>) => {
    changed()
    const name = event.target instanceof Element ? event.target.getAttribute('name') : null
    if (name && name in faults) check(event.currentTarget, name)
  }

  const refuse = (element: HTMLFormElement, found: Faults) => {
    setFaults(found)
    focusFirst(element, found)
  }

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const element = event.currentTarget
    // Enter can be pressed faster than the button becomes disabled.
    if (underWay.current) return
    const body = bodyNow(element)
    const checked = schema.safeParse(body)
    setTried(true)
    setFailure(null)
    if (!checked.success) {
      refuse(element, faultsOf(schema, body))
      return
    }
    underWay.current = true
    focused.current = document.activeElement
    setFaults({})
    setBusy(true)
    try {
      await call({
        method: 'post',
        path,
        body,
        answer: doneSchema,
        failure: '',
        lang: 'fr',
        renewSession: false,
      })
      forgetDraft(draft)
      if (mounted.current) setSent(checked.data)
      else toast({ kind: 'success', text: done })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setFailure(failureText(error))
      if (!mounted.current) toast({ kind: 'error', text: failureText(error) })
      else if (Object.keys(error.fields).length > 0) refuse(element, error.fields)
    } finally {
      underWay.current = false
      setBusy(false)
    }
  }

  const count = tried ? Object.keys(faults).length : 0
  return {
    props: {
      ref: form,
      onSubmit,
      onFocus: prepareCalls,
      onBlur,
      onInput,
      noValidate: true,
      method: 'post',
      'aria-busy': busy,
    },
    faults,
    busy,
    trouble: failure ?? (count > 0 ? faultsText(count) : null),
    sent,
    changed,
  }
}
