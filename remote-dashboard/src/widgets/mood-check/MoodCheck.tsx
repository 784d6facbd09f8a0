import { useTexts } from '@cadence/shared/i18n'
import styled from '@emotion/styled'
import { useState } from 'react'
import { Announcer, useAnnouncement } from '../../feedback/Announcer.tsx'
import { useRecords } from '../../records/use-records.ts'
import { moodCheckTexts } from '../../texts/widgets.ts'
import { useToday } from '../../time/clock.ts'
import type { WidgetBodyProps } from '../display-size.ts'
import { MoodDays } from './MoodDays.tsx'
import { MoodToday } from './MoodToday.tsx'
import { MoodWeek } from './MoodWeek.tsx'
import { useMoodOfToday } from './use-mood-of-today.ts'

const Box = styled.div`
  display: flex;
  flex-direction: column;
  gap: 0.75rem;
  & > :is(form, div) { flex: 1; min-height: 0; }
  & > [data-last-days] { flex: none; height: 3.25rem; }
  & > [data-noted] { flex: none; }
  /* The days then have the room of the question, with a line for each mood. */
  & > [data-noted] ~ [data-last-days] {
    flex: 1;
    display: var(--days-of-answer, grid);
    height: auto;
    max-height: 12rem;
    margin-top: auto;
    svg { background: repeating-linear-gradient(transparent 0 calc(10% - 0.5px), var(--hairline) calc(10% - 0.5px) calc(10% + 0.5px), transparent calc(10% + 0.5px) 20%); }
  }
  /* Beside the question, a small widget has no room for the days. */
  &[data-size='small'] > form ~ [data-last-days] { display: none; }
`

/** The member's mood of today, one entry a day. The large widget also shows the week, the others the last seven days. */
export function MoodCheck({ size }: WidgetBodyProps) {
  const today = useToday()
  const entries = useRecords('mood')
  const t = useTexts(moodCheckTexts)
  const { announcement, announce } = useAnnouncement()
  const [announcedOn, setAnnouncedOn] = useState(today)
  const onNoted = (text: string) => {
    announce(text)
    setAnnouncedOn(today)
  }
  const { noted, note } = useMoodOfToday(onNoted)
  return (
    <Box data-size={size}>
      {/* The key shows the question again on a new day. */}
      <MoodToday key={today} size={size} noted={noted} onNote={note} />
      {size === 'large' || (size === 'medium' && !noted) ? (
        <MoodWeek entries={entries} today={today} />
      ) : (
        <MoodDays entries={entries} />
      )}
      <Announcer announcement={announcedOn === today ? announcement : { text: t.question, number: -1 }} />
    </Box>
  )
}
