import { useLanguageTag, useTexts } from '@cadence/shared/i18n'
import { Link } from '@cadence/shared/router'
import styled from '@emotion/styled'
import { ChevronRight } from 'lucide-react'
import { newsTexts } from '../../texts/news.ts'
import { NewsPicture } from './NewsPicture.tsx'
import { type NewsItem, news } from './news.ts'

const Day = styled.section`
  display: grid;
  gap: 1rem;
  & + & { margin-top: 2.5rem; }
  h2 { font-size: var(--text-xl); }
  time { display: block; margin-top: 0.25rem; color: var(--muted); font-size: var(--text-sm); }
`

/** A journal: the newest entry is large, the others are lines. */
const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  max-width: 64rem;
`

const Item = styled.li`
  display: grid;
  grid-template: auto auto auto / clamp(5.5rem, 18vw, 8.5rem) minmax(0, 1fr);
  align-items: start;
  gap: 0.25rem clamp(1rem, 2.5vw, 1.5rem);
  padding-block: 1.25rem;
  & + & { border-top: 1px solid var(--hairline); }
  & > svg { grid-row: 1 / -1; }
  & > :not(svg) { grid-column: 2; }
  h3 { font-size: var(--text-md); }
  p { max-width: 38em; color: var(--muted); }
  @media (min-width: 900px) {
    &:not(:first-of-type) {
      grid-template-columns: 8.5rem minmax(0, 1fr) auto;
      a { grid-area: 1 / 3 / -1; align-self: center; }
    }
  }
  &:first-of-type {
    margin-bottom: 0.5rem;
    padding: 1rem 1rem 1.25rem;
    border: 1px solid var(--hairline);
    border-radius: var(--radius-card);
    background: var(--surface-1);
    & + li { border-top: 0; }
    h3 { font-size: var(--text-xl); }
    @media (max-width: 639px) {
      grid-template: none / minmax(0, 1fr);
      & > svg { grid-row: auto; margin-bottom: 0.5rem; }
      & > :not(svg) { grid-column: 1; }
    }
    @media (min-width: 640px) {
      grid-template: 1fr auto 1fr / minmax(0, 1fr) minmax(0, 1fr);
      & > svg { align-self: center; }
      h3 { align-self: end; }
    }
  }
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

const days = [...new Set(news.map(({ since }) => since))]

/** A day is the same one in every time zone. */
const dayText = (day: string, language: string) =>
  new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day))

function NewsCard({ name, to }: Pick<NewsItem, 'name' | 'to'>) {
  const t = useTexts(newsTexts)
  return (
    <Item>
      <NewsPicture of={name} />
      <h3>{t[name]}</h3>
      <p>{t[`${name}Text`]}</p>
      <Try to={to}>
        {t[`${name}Link`]}
        <ChevronRight size={16} strokeWidth={1.75} aria-hidden="true" />
      </Try>
    </Item>
  )
}

/** What came to Cadence, by day, each with its picture and the way to try it. */
export function News() {
  const t = useTexts(newsTexts)
  const language = useLanguageTag('fr')
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
            <NewsCard key={item.name} {...item} />
          ))}
      </List>
    </Day>
  ))
}
