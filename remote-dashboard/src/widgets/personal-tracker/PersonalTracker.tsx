import { useLanguageTag, useTexts } from '@cadence/shared/i18n'
import styled from '@emotion/styled'
import type { CSSProperties } from 'react'
import { lastDaysTexts } from '../../texts/last-days.ts'
import { type PersonalTrackerTexts, personalTrackerTexts } from '../../texts/widgets.ts'
import type { WidgetBodyProps } from '../display-size.ts'
import { LastDays } from '../LastDays.tsx'
import type { Figures } from './figures.ts'
import { TallyWeek } from './TallyWeek.tsx'
import { useFigures, useFocusTimes } from './use-figures.ts'

/**
 * The figures, and beside or below them the week's picture as far as there is room for it: without room for its height it
 * wraps into a second column, which is outside. Side by side, a label, its figure and its caption stand close together, and
 * the captions of the figures and of the strokes on one line.
 */
const Box = styled.div`
  display: flex;
  flex-flow: column wrap;
  gap: 0.75rem 1.25rem;
  overflow: hidden;
  & > * { width: 100%; }
  & > [data-week] { flex: 1 0 5.25rem; max-height: 8.25rem; }
  & > [data-last-days] { flex-basis: 1.875rem; max-height: 4rem; }
  &[data-size='small'] { row-gap: 0.375rem; }
  dl { flex: 1 0 auto; }
  /* The four figures in one row, and the week in what is below. */
  @container (min-width: 28rem) and (max-width: 40rem) {
    &:not([data-size='small']) > [data-week] { flex-grow: 3; max-height: none; padding-top: 0.75rem; border-top: 1px solid var(--hairline); }
    &:not([data-size='small']) > [data-week] svg { max-width: 2.25rem; height: min(calc(var(--groups) * 4.75rem), 5.5rem); max-height: none; }
    /* Below the rule, the caption heads the strokes as the labels head the figures. */
    &:not([data-size='small']) > [data-week] > small { order: -1; font-size: var(--text-sm); line-height: 1.3; text-align: start; }
  }
  @container (min-width: 40.01rem) {
    &:not([data-size='large']) {
      flex-flow: row nowrap;
      & > dl { flex: none; width: auto; }
      & > :is([data-week], ol) { flex: 1; max-width: 26rem; max-height: none; margin-left: auto; padding-left: 1rem; border-left: 1px solid var(--hairline); }
      & > dl { align-content: center; }
      & > dl > div { display: grid; grid-template-rows: auto auto 1.625rem; row-gap: 0.625rem; }
      & > dl dd + dd { align-self: end; }
      & > dl dd:first-of-type { font-size: clamp(1.625rem, 4.8cqi, 2.5rem); line-height: 1.1; }
      & > [data-week] { gap: 0.5rem; }
      & > [data-week] ol { flex: none; grid-template-columns: repeat(7, auto); justify-content: space-between; }
      & > [data-week] svg { max-width: 1.75rem; height: min(calc(var(--groups) * 3.25rem), 5.25rem); max-height: none; }
      & > [data-week] li { gap: 0.625rem; }
      & > [data-week] b { padding-inline: 0.25rem; }
    }
    /* Their last lines are the captions. */
    &[data-size='medium'] {
      display: grid;
      grid-template-columns: max-content minmax(0, 26rem);
      column-gap: 0;
      align-content: center;
      justify-content: space-between;
      & > dl { align-content: stretch; }
      & > [data-week] { justify-content: end; }
    }
  }
`

const Tiles = styled.dl`
  display: grid;
  grid-template-columns: repeat(4, max-content);
  &[data-size='large'] { justify-content: space-between; }
  align-content: center;
  row-gap: 0.75rem;
  & > div { min-width: 0; padding-inline: 1rem; border-left: 1px solid var(--hairline); }
  dt { overflow: hidden; color: var(--muted); font-size: var(--text-sm); line-height: 1.3; text-overflow: ellipsis; white-space: nowrap; }
  dd { font: 650 var(--text-2xl) / 1.3 var(--font-display); font-variant-numeric: tabular-nums; letter-spacing: -0.02em; white-space: nowrap; }
  dd + dd { color: var(--muted); font: 400 var(--text-xs) / 1.4 var(--font-text); letter-spacing: 0; }
  --track: color-mix(in srgb, var(--outline) 30%, var(--surface-3));
  dd[data-share] { padding-top: 0.5rem; background: linear-gradient(var(--mint) 0 0) no-repeat 0 0 / calc(var(--share) * 100%) 3px, linear-gradient(var(--track) 0 0) no-repeat 0 0 / 100% 3px; }
  & > div:nth-of-type(4n + 1) { padding-left: 0; border: 0; }
  @container (min-width: 40.01rem) { &[data-size='large'] dd:first-of-type { font-size: var(--text-3xl); } }
  @container (max-width: 40rem) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    align-content: space-evenly;
    row-gap: 0.375rem;
    & > div { padding-inline: 1rem 0; }
    & > div:nth-of-type(odd) { padding-left: 0; border: 0; }
    dt { font-size: var(--text-xs); }
    dd { font-size: var(--text-lg); line-height: 1.25; }
    dd + dd { font-size: var(--text-xs); line-height: 1.25; }
  }
  @container (max-width: 28rem) { dd[data-share] { padding-top: 0; background: none; } }
  @container (min-width: 28rem) and (max-width: 40rem) {
    &:not([data-size='small']) {
      grid-template-columns: repeat(4, auto);
      align-content: center;
      justify-content: space-between;
      & > div { padding-inline: 1rem 0; border-left: 1px solid var(--hairline); }
      & > div:first-of-type { padding-left: 0; border: 0; }
      /* In a low card the figures are alone: they take the height. */
      & > div { display: grid; grid-template-rows: auto auto 1.625rem; row-gap: 0.625rem; }
      dd:first-of-type { font-size: clamp(1.75rem, 6.4cqi, 2.25rem); line-height: 1.1; }
      dd + dd { align-self: end; }
    }
  }
  /* The rule between the figures goes through both rows. */
  @container (max-width: 28rem) { &:not([data-size='small']) { row-gap: 0; & > div { padding-block: 0.5rem; } & dt { margin-bottom: 0.25rem; } } }
  @container (max-width: 14rem) {
    & > div { padding-inline: 0.625rem 0; }
    dt { font-size: var(--text-xs); line-height: 1.15; letter-spacing: -0.01em; white-space: normal; overflow: visible; }
    dd { font-size: var(--text-lg); }
  }
`

/** Minutes as hours and minutes, or as minutes alone below an hour. */
export function duration(minutes: number, t: Pick<PersonalTrackerTexts, 'hours' | 'minutes'>): string {
  if (minutes < 60) return t.minutes({ minutes })
  return t.hours({ hours: Math.floor(minutes / 60), minutes: String(minutes % 60).padStart(2, '0') })
}

/** The faces of the moods. Old systems have all of these emoji. */
const emoji = { low: '😞', neutral: '😐', good: '😌', great: '😊', excellent: '😄' } as const

function MoodOfTheWeek({ mood, t }: { mood: Figures['mood']; t: PersonalTrackerTexts }) {
  return (
    <span role="img" aria-label={mood === null ? t.noMood : t[mood]}>
      {mood === null ? '–' : emoji[mood]}
    </span>
  )
}

/** Time of focus of the last seven days, in bars. */
function FocusDays() {
  const t = useTexts(lastDaysTexts)
  const times = useFocusTimes()
  const highest = Math.max(1, ...times)
  const values = times.map((ms) => {
    return { height: ms === 0 ? null : ms / highest, text: duration(Math.round(ms / 60_000), t) }
  })
  return <LastDays label={t.studied} kind="bars" values={values} />
}

/** The week in four figures and a picture. Captions appear at the large and medium sizes only; the small one has the last seven days. */
export function PersonalTracker({ size }: WidgetBodyProps) {
  const t = useTexts(personalTrackerTexts)
  const { goals, tasks, share, focusMinutes, mood, strokes } = useFigures()
  const captions = size !== 'small'
  return (
    <Box lang={useLanguageTag('en')} data-size={size}>
      <Tiles data-size={size}>
        <div>
          <dt>{t.goals}</dt>
          <dd>{goals}</dd>
        </div>
        <div>
          <dt>{t.tasks}</dt>
          <dd>{tasks}</dd>
          {captions && (
            <dd data-share="" style={{ '--share': share } as CSSProperties}>
              {t.ofTasks({ percent: Math.round(share * 100) })}
            </dd>
          )}
        </div>
        <div>
          <dt>{t.time}</dt>
          <dd>{duration(focusMinutes, t)}</dd>
          {captions && <dd>{t.period}</dd>}
        </div>
        <div>
          <dt>{t.mood}</dt>
          <dd>
            <MoodOfTheWeek mood={mood} t={t} />
          </dd>
          {captions && <dd>{t.period}</dd>}
        </div>
      </Tiles>
      {captions ? <TallyWeek counts={strokes} /> : <FocusDays />}
    </Box>
  )
}
