import { useTexts } from '@cadence/shared/i18n'
import styled from '@emotion/styled'
import { useState } from 'react'
import { useRecords } from '../../records/use-records.ts'
import { Said } from '../../say/Said.tsx'
import { useAnnouncement } from '../../say/use-announcement.ts'
import { moodCheckTexts } from '../../texts/mood-check.ts'
import { useToday } from '../../time/clock.ts'
import type { WidgetBodyProps } from '../widget-components.ts'
import { Today } from './MoodToday.tsx'
import { Week } from './MoodWeek.tsx'
import { moodOf } from './mood-records.ts'

const Box = styled.div`
  display: flex;
  flex-direction: column;
  gap: 0.75rem;
  & > :is(form, div) { flex: 1; min-height: 0; }
`

/** How the member feels today, one entry a day, and at the large size how the week went. */
export function MoodCheck({ size }: WidgetBodyProps) {
  const today = useToday()
  const entries = useRecords('mood')
  const t = useTexts(moodCheckTexts)
  const { announcement, announce } = useAnnouncement()
  const [saidOn, setSaidOn] = useState(today)
  const onNoted = (text: string) => {
    announce(text)
    setSaidOn(today)
  }
  return (
    <Box>
      {/* Another day: the question again, whatever stood there. */}
      <Today key={today} size={size} day={today} noted={moodOf(entries, today)} onNoted={onNoted} />
      {size === 'large' && <Week entries={entries} today={today} />}
      <Said announcement={saidOn === today ? announcement : { text: t.question, number: -1 }} />
    </Box>
  )
}
