import { useTexts } from '@cadence/shared/i18n'
import type { MemberSession } from '@cadence/shared/schemas'
import styled from '@emotion/styled'
import { useEffect, useRef } from 'react'
import { devicesTexts } from '../../../texts/account.ts'
import { Device } from './Device.tsx'
import { EndOthers } from './EndOthers.tsx'

const Box = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1.25rem;
  justify-items: start;
  ul { width: 100%; border-radius: var(--radius-control); }
  ul:focus-visible { outline-offset: 0.5rem; }
  & > p { color: var(--muted); font-size: var(--text-sm); }
  @media (max-width: 479px) { & > button { width: 100%; } }
`

interface Props {
  sessions: readonly MemberSession[]
  onEnd: (id: string) => Promise<void>
  onEndOthers: () => Promise<void>
}

/** The devices, this one first. When a device leaves the list, the focus moves to the list. */
export function DeviceList({ sessions, onEnd, onEndOthers }: Props) {
  const t = useTexts(devicesTexts)
  const list = useRef<HTMLUListElement>(null)
  const mayFocus = useRef(false)
  const others = sessions.filter(({ isCurrent }) => !isCurrent).length

  // Runs after the list is rendered without the device, because only then its button has lost the focus.
  useEffect(() => {
    if (!mayFocus.current) return
    mayFocus.current = false
    const isLost = document.activeElement === document.body || document.activeElement === null
    if (isLost || others === 0) list.current?.focus()
  }, [others])

  const end = async (id: string) => {
    mayFocus.current = true
    await onEnd(id)
  }
  const endOthers = async () => {
    mayFocus.current = true
    await onEndOthers()
  }

  return (
    <Box>
      <ul ref={list} tabIndex={-1} aria-label={t.list}>
        {sessions.map((session) => (
          <Device key={session.id} session={session} onEnd={end} />
        ))}
      </ul>
      {others === 0 ? <p>{t.onlyThis}</p> : <EndOthers others={others} onEnd={endOthers} />}
    </Box>
  )
}
