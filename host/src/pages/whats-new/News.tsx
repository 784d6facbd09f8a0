import { useLanguageTag, useTexts } from '@cadence/shared/i18n'
import { ButtonLink, Card } from '@cadence/shared/ui'
import styled from '@emotion/styled'
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

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(20rem, 100%), 1fr));
  gap: 1rem;
`

const Item = styled(Card.withComponent('li'))`
  display: flex;
  flex-direction: column;
  gap: 0.75rem;
  padding: 1rem 1rem 1.25rem;
  h3 { font-size: var(--text-lg); }
  p { flex: 1; color: var(--muted); }
  a { align-self: start; }
  /* The newest has a row of its own where there is room: its picture beside its text. */
  @media (min-width: 768px) {
    &:first-of-type {
      display: grid;
      grid-column: 1 / -1;
      grid-template: 1fr auto 1fr / minmax(14rem, 2fr) 3fr;
      align-items: start;
      gap: 0.75rem 1.5rem;
      h3 { align-self: end; font-size: var(--text-xl); }
      & > svg { grid-row: 1 / -1; align-self: center; }
      a { align-self: start; justify-self: start; }
    }
  }
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
      <ButtonLink to={to} size="sm">
        {t[`${name}Link`]}
      </ButtonLink>
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
