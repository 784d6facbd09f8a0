import { useTexts } from '@cadence/shared/i18n'
import { Button } from '@cadence/shared/ui'
import styled from '@emotion/styled'
import { BellRing } from 'lucide-react'
import { useRef, useState } from 'react'
import { notificationsTexts } from '../../../texts/settings.ts'
import { SwitchRow } from '../SwitchRow.tsx'
import { askPermission, type Permission, permissionNow } from './notification-permission.ts'
import { leavePush, takesPush } from './push-registration.ts'

const Note = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: start;
  gap: 0.75rem;
  padding: 0.75rem 0.875rem;
  border: 1px solid color-mix(in srgb, var(--amber) 40%, transparent);
  border-radius: var(--radius-control);
  background: color-mix(in srgb, var(--amber) 9%, var(--surface-1));
  font-size: var(--text-sm);
  line-height: 1.45;
  & > svg { margin-top: 0.125rem; color: var(--amber); }
  button { grid-column: 2; justify-self: start; }
`

interface PushSwitchProps {
  checked: boolean
  onTurn: (on: boolean) => void
}

/** The switch of the push notifications. The browser asks for permission only when the switch is turned on. */
export function PushSwitch({ checked, onTurn }: PushSwitchProps) {
  const t = useTexts(notificationsTexts)
  const [permission, setPermission] = useState<Permission>(permissionNow)
  const toggle = useRef<HTMLButtonElement>(null)
  const [hasService, setHasService] = useState(true)
  const [asked, setAsked] = useState<'never' | 'asking' | 'answered'>('never')

  const ask = async () => {
    // A switch that is on already stays on: the answer concerns this browser only, not the member's other ones.
    const turnsOn = !checked
    setAsked('asking')
    const answer = await askPermission()
    setPermission(answer)
    setAsked('answered')
    if (answer !== 'granted') return
    if (turnsOn) onTurn(true)
    setHasService(await takesPush())
  }
  const turn = (on: boolean) => {
    if (!on) {
      setAsked('never')
      onTurn(false)
      leavePush()
    } else if (asked !== 'asking') void ask()
  }
  const noteText = () => {
    if (permission === 'unsupported') return t.unsupported
    if (asked === 'asking') return t.asking
    if (permission === 'denied' && (asked === 'answered' || checked)) return t.refused
    if (permission === 'granted' && checked && !hasService) return t.noService
    if (permission !== 'default') return null
    if (checked) return t.here
    return asked === 'answered' ? t.dismissed : null
  }
  const allow = () => {
    // The button goes away while the browser asks.
    toggle.current?.focus()
    void ask()
  }
  const text = noteText()
  return (
    <SwitchRow
      ref={toggle}
      label={t.push}
      hint={t.pushHint}
      checked={checked}
      disabled={permission === 'unsupported' && !checked}
      onTurn={turn}
      note={
        text && (
          <Note>
            <BellRing size={18} strokeWidth={1.75} aria-hidden="true" />
            <p>{text}</p>
            {text === t.here && (
              <Button size="sm" onClick={allow}>
                {t.allow}
              </Button>
            )}
          </Note>
        )
      }
    />
  )
}
