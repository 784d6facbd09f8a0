import { useTexts } from '@cadence/shared/i18n'
import { Card } from '@cadence/shared/ui'
import styled from '@emotion/styled'
import { LoadFailed } from '../../../components/LoadFailed.tsx'
import { devicesTexts } from '../../../texts/account.ts'
import { Section } from '../Section.tsx'
import { Skeleton } from '../SectionSkeleton.tsx'
import { DeviceList } from './DeviceList.tsx'
import { useSessions } from './use-sessions.ts'

const Box = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1.25rem;
  padding: clamp(1.125rem, 4vw, 1.5rem);
`

const Hint = styled.p`
  max-width: 38em;
  color: var(--muted);
  font-size: var(--text-sm);
  line-height: 1.5;
`

/** The sessions of this account (specification, section 2, Settings). */
export function Devices() {
  const t = useTexts(devicesTexts)
  const { loaded, load, end, endOthers } = useSessions()
  return (
    <Section title={t.title}>
      <Box as="div">
        <Hint>{t.hint}</Hint>
        {loaded.state === 'loading' && <Skeleton label={t.loading} rows={2} />}
        {loaded.state === 'failed' && <LoadFailed text={t.failed} retry={t.retry} onRetry={load} />}
        {loaded.state === 'ready' && (
          <DeviceList sessions={loaded.sessions} onEnd={end} onEndOthers={endOthers} />
        )}
      </Box>
    </Section>
  )
}
