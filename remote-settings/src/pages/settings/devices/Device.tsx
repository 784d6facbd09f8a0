import { useSubmit } from '@cadence/shared/api'
import { cityOf, useLanguageTag, useTexts } from '@cadence/shared/i18n'
import { relativeTime } from '@cadence/shared/preferences'
import type { MemberSession } from '@cadence/shared/schemas'
import { Button, toast } from '@cadence/shared/ui'
import styled from '@emotion/styled'
import { Laptop, Smartphone } from 'lucide-react'
import { useId } from 'react'
import { StateBadge } from '../../../StateBadge.tsx'
import { type DevicesTexts, devicesTexts } from '../../../texts/account.ts'

/** The name of a device: 'Chrome sous Windows', or the known part of it. */
export function deviceName(
  { browser, system }: Pick<MemberSession, 'browser' | 'system'>,
  t: Pick<DevicesTexts, 'on' | 'unknown'>,
): string {
  if (browser && system) return t.on({ browser, system })
  return browser ?? system ?? t.unknown
}

const Item = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: 0.875rem 1rem;
  padding: 1rem 0;
  border-top: 1px solid var(--hairline);
  &:first-of-type { border-top: 0; padding-top: 0; }
  &:last-of-type { padding-bottom: 0; }
  @media (max-width: 479px) {
    grid-template-columns: auto minmax(0, 1fr);
    & > button { grid-column: 1 / -1; width: 100%; }
  }
`

const Sign = styled.span`
  display: grid;
  place-items: center;
  width: 2.75rem;
  height: 2.75rem;
  border-radius: var(--radius-control);
  background: var(--surface-3);
  color: var(--muted);
`

const About = styled.div`
  display: grid;
  gap: 0.25rem;
  min-width: 0;
  overflow-wrap: anywhere;
  p { color: var(--muted); font-size: var(--text-sm); line-height: 1.45; }
`

const Name = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.375rem 0.625rem;
  strong { font-weight: 600; }
`

const mobile = new Set(['Android', 'iOS'])

interface Props {
  session: MemberSession
  onEnd: (id: string) => Promise<void>
}

/** One device: its name, the place and time of its last activity, and a button that signs it out. */
export function Device({ session, onEnd }: Props) {
  const t = useTexts(devicesTexts)
  const tag = useLanguageTag('fr')
  const detailsId = useId()
  const { id, system, timeZone, lastActiveAt, isCurrent } = session
  const name = deviceName(session, t)
  const Icon = mobile.has(system ?? '') ? Smartphone : Laptop

  const { busy, submit: end } = useSubmit(
    async () => {
      await onEnd(id)
      toast({ kind: 'success', text: t.ended({ name }) })
    },
    { once: true, onFailure: () => toast({ kind: 'error', text: t.endFailed({ name }) }) },
  )

  return (
    <Item>
      <Sign>
        <Icon size={22} strokeWidth={1.75} aria-hidden="true" />
      </Sign>
      <About>
        <Name>
          <strong>{name}</strong>
          {isCurrent && <StateBadge data-tone="good">{t.thisDevice}</StateBadge>}
        </Name>
        <p id={detailsId}>
          {cityOf(timeZone) ?? t.unknownPlace}
          {' · '}
          {isCurrent ? (
            t.now
          ) : (
            <time dateTime={lastActiveAt}>
              {t.activeSince({ when: relativeTime(Date.parse(lastActiveAt), Date.now(), tag, t.justNow) })}
            </time>
          )}
        </p>
      </About>
      {!isCurrent && (
        // Two devices may have the same name: the description adds place and time.
        <Button
          size="sm"
          loading={busy}
          aria-label={t.endNamed({ name })}
          aria-describedby={detailsId}
          onClick={() => void end()}
        >
          {t.end}
        </Button>
      )}
    </Item>
  )
}
