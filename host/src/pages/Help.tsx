import { useLanguageTag, useTexts } from '@cadence/shared/i18n'
import { Link, paths, settingsPath } from '@cadence/shared/router'
import { Card, PageHeader } from '@cadence/shared/ui'
import styled from '@emotion/styled'
import { BookOpen, type LucideIcon, Mail, Sparkles } from 'lucide-react'
import { helpTexts, pagesTexts } from '../texts/app-area.ts'

const Ways = styled.section`
  h2 { margin-bottom: 1rem; font-size: var(--text-xl); }
  ul {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(18rem, 100%), 1fr));
    gap: 1rem;
  }
`

const Way = styled(Card.withComponent(Link))`
  display: grid;
  gap: 0.5rem;
  align-content: start;
  height: 100%;
  color: inherit;
  text-decoration: none;
  svg { color: var(--accent); }
  strong { font-size: var(--text-lg); }
  span { color: var(--muted); }
  &:hover { border-color: color-mix(in srgb, var(--accent) 45%, var(--hairline)); }
`

interface WayProps {
  to: string
  Icon: LucideIcon
  title: string
  text: string
}

function HelpWay({ to, Icon, title, text }: WayProps) {
  return (
    <li>
      <Way to={to}>
        <Icon size={22} strokeWidth={1.75} aria-hidden="true" />
        <strong>{title}</strong>
        <span>{text}</span>
      </Way>
    </li>
  )
}

/** The page Help & Support (specification, section 2, Route table): its stated text, and the ways that help already. */
export function Help() {
  const t = useTexts(pagesTexts)
  const ways = useTexts(helpTexts)
  const titleLang = useLanguageTag('en')
  return (
    <>
      <PageHeader title={t.help} lang={titleLang} intro={t.comingSoon} introLang={titleLang} />
      <Ways lang={useLanguageTag('fr')}>
        <h2>{ways.title}</h2>
        <ul>
          <HelpWay to={paths.helpCenter} Icon={BookOpen} title={ways.articles} text={ways.articlesText} />
          <HelpWay to={settingsPath('help')} Icon={Mail} title={ways.support} text={ways.supportText} />
          <HelpWay to={paths.whatsNew} Icon={Sparkles} title={ways.news} text={ways.newsText} />
        </ul>
      </Ways>
    </>
  )
}
