import { useLoad } from '@cadence/shared/api'
import { useTexts } from '@cadence/shared/i18n'
import { Card, ErrorNotice } from '@cadence/shared/ui'
import styled from '@emotion/styled'
import { SectionSkeleton } from '../../../SectionSkeleton.tsx'
import { devicesTexts } from '../../../texts/account.ts'
import { Section } from '../Section.tsx'
import { DeviceList } from './DeviceList.tsx'
import { InstallCard } from './InstallCard.tsx'
import { endOtherSessions, endSession, listSessions } from './sessions-api.ts'

const Box = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1.25rem;
  padding: clamp(1.125rem, 4vw, 1.5rem);
`

/** The sessions of this account (specification, section 2, Settings). */
export function Devices() {
  const t = useTexts(devicesTexts)
  const {
    state,
    data: sessions,
    reload,
    update,
  } = useLoad(listSessions, {
    onFailure: (error) => console.warn('The devices could not be loaded', error),
  })
  const end = async (id: string) => {
    await endSession(id)
    update((before) => before.filter((session) => session.id !== id))
  }
  const endOthers = async () => {
    await endOtherSessions()
    update((before) => before.filter(({ isCurrent }) => isCurrent))
  }
  return (
    <Section title={t.title} intro={t.hint}>
      <Box as="div">
        {state === 'loading' && <SectionSkeleton label={t.loading} rows={2} />}
        {state === 'failed' && <ErrorNotice retry={{ label: t.retry, run: reload }}>{t.failed}</ErrorNotice>}
        {state === 'ready' && <DeviceList sessions={sessions} onEnd={end} onEndOthers={endOthers} />}
      </Box>
      <InstallCard />
    </Section>
  )
}
