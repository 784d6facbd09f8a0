import { useLanguageTag, useTexts } from '@cadence/shared/i18n'
import { Link } from '@cadence/shared/router'
import { readText, writeText } from '@cadence/shared/storage'
import styled from '@emotion/styled'
import { ChevronRight } from 'lucide-react'
import { useEffect, useState } from 'react'
import { newsTexts } from '../../texts/news.ts'
import { NewsPicture } from './NewsPicture.tsx'
import { type NewsItem, news } from './news.ts'
import { PlannerPicture } from './PlannerPicture.tsx'

const Day = styled.section`
  display: grid;
  gap: 1rem;
  & + & { margin-top: 2.5rem; }
  & > div { display: flex; flex-wrap: wrap; align-items: baseline; gap: 0 0.75rem; font-size: var(--text-sm); }
  h2 { font: inherit; font-weight: 600; letter-spacing: 0; }
  time { color: var(--muted); }
`

/** A journal: the newest entry is large, the others are lines with a small picture. */
const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  max-width: 75rem;
`

/* From a tablet on, the picture and the words are in the middle of each other’s height. */
const Item = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.25rem clamp(1rem, 2.5vw, 1.75rem);
  padding-block: 1.25rem 0.75rem;
  & + & { border-top: 1px solid var(--hairline); }
  p { max-width: 38em; color: var(--muted); }
  @media (max-width: 639px) {
    &:first-of-type > [data-picture] { margin-bottom: 0.75rem; }
    &:not(:first-of-type) {
      grid-template: auto auto auto / clamp(4.5rem, 23vw, 6rem) minmax(0, 1fr);
      & > * { grid-column: 2; }
      & > [data-picture] { grid-area: 1 / 1 / -1; margin-top: 0.25rem; }
    }
  }
  @media (min-width: 640px) {
    grid-template: 1fr auto auto auto 1fr / 8.5rem minmax(0, 1fr);
    padding-block: 1.25rem;
    & > [data-picture] { grid-row: 1 / -1; align-self: center; }
    & > h3 { grid-area: 2 / 2; }
    & > p { grid-area: 3 / 2; }
    & > a { grid-area: 4 / 2; margin-bottom: -0.5rem; }
  }
  @media (min-width: 900px) {
    &:not(:first-of-type) {
      grid-template: 1fr auto auto 1fr / 8.5rem minmax(0, 1fr) auto;
      & > a { grid-area: 1 / 3 / -1; align-self: center; margin: 0; }
    }
  }
  &:first-of-type {
    margin-bottom: 0.5rem;
    padding: 1rem;
    border: 1px solid var(--hairline);
    border-radius: var(--radius-card);
    background: var(--surface-1);
    & + li { border-top: 0; }
    h3 { font-size: var(--text-xl); }
    @media (min-width: 640px) {
      grid-template-columns: repeat(2, minmax(0, 1fr));
      gap: 0.375rem clamp(1.5rem, 4vw, 3rem);
      padding-right: clamp(1rem, 3vw, 2.5rem);
    }
  }
`

/* Its text is in the middle of its own height, so that title and tag are on one line. */
const Title = styled.h3`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.25rem 0.75rem;
  font-size: var(--text-md);
  small { padding: 0.125rem 0.5rem; border: 1px solid color-mix(in srgb, var(--mint) 50%, transparent); border-radius: var(--radius-pill); font: 600 var(--text-xs) / 1.3 var(--font-text); letter-spacing: 0; }
`

/** The way to try it, in a line a link of text. */
const Try = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: 0.25rem;
  justify-self: start;
  min-height: 2.75rem;
  color: var(--text);
  font-weight: 600;
  font-size: var(--text-sm);
  text-decoration: none;
  svg { color: var(--accent); }
  @media (hover: hover) { &:hover { text-decoration: underline; text-underline-offset: 0.25em; } }
`

/** In localStorage: the newest day that was shown on this device. */
const SEEN_KEY = 'news-seen'

const days = [...new Set(news.map(({ since }) => since))]

/** A day is the same one in every time zone. */
const dayText = (day: string, language: string) =>
  new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day))

function NewsCard({ name, to, isNew }: Pick<NewsItem, 'name' | 'to'> & { isNew: boolean }) {
  const t = useTexts(newsTexts)
  return (
    <Item>
      {name === 'timetable' ? <PlannerPicture /> : <NewsPicture of={name} />}
      <Title>
        {t[name]}
        {isNew && <small>{t.isNew}</small>}
      </Title>
      <p>{t[`${name}Text`]}</p>
      <Try to={to}>
        {t[`${name}Link`]}
        <ChevronRight size={16} strokeWidth={1.75} aria-hidden="true" />
      </Try>
    </Item>
  )
}

/** What came to Cadence, by day, each with its picture and the way to try it. What came since the last visit says so. */
export function News() {
  const t = useTexts(newsTexts)
  const language = useLanguageTag('fr')
  const [seen] = useState(() => readText(SEEN_KEY))
  useEffect(() => {
    if (days[0] !== undefined) writeText(SEEN_KEY, days[0])
  }, [])
  return days.map((day) => (
    <Day key={day} lang={language}>
      <div>
        <h2>{t.alreadyHere}</h2>
        <time dateTime={day}>{dayText(day, language)}</time>
      </div>
      <List>
        {news
          .filter(({ since }) => since === day)
          .map((item) => (
            <NewsCard key={item.name} {...item} isNew={seen !== null && item.since > seen} />
          ))}
      </List>
    </Day>
  ))
}
