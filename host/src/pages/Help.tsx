import { useSubmit } from '@cadence/shared/api'
import { useLanguageTag, useTexts } from '@cadence/shared/i18n'
import { Link, openPageWindow, paths, settingsPath } from '@cadence/shared/router'
import { Card, PageHeader, toast } from '@cadence/shared/ui'
import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { BookOpen, type LucideIcon, Mail, Sparkles } from 'lucide-react'
import { frameTexts, helpTexts, pagesTexts } from '../texts/app-area.ts'

const Ways = styled.section`
  h2 { margin-bottom: 1rem; font-size: var(--text-xl); }
  ul {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(13rem, 100%), 1fr));
    gap: 1rem;
  }
`

const wayCss = css`
  display: grid;
  gap: 0.5rem;
  align-content: start;
  width: 100%;
  height: 100%;
  color: inherit;
  text-align: start;
  text-decoration: none;
  svg { color: var(--accent); }
  strong { font-size: var(--text-lg); }
  span { color: var(--muted); }
  &:hover { border-color: color-mix(in srgb, var(--accent) 45%, var(--hairline)); }
`
const LinkWay = styled(Card.withComponent(Link))(wayCss)
const WindowWay = styled(Card.withComponent('button'))(wayCss)

interface WayProps {
  /** The page that the way leads to, or what opens a window. */
  to: string | (() => void)
  Icon: LucideIcon
  title: string
  text: string
}

function HelpWay({ to, Icon, title, text }: WayProps) {
  const inside = (
    <>
      <Icon size={22} strokeWidth={1.75} aria-hidden="true" />
      <strong>{title}</strong>
      <span>{text}</span>
    </>
  )
  return (
    <li>
      {typeof to === 'string' ? (
        <LinkWay to={to}>{inside}</LinkWay>
      ) : (
        <WindowWay type="button" aria-haspopup="dialog" onClick={to}>
          {inside}
        </WindowWay>
      )}
    </li>
  )
}

/** The page Help & Support (specification, section 2, Route table): its stated text, and the ways that help already. */
export function Help() {
  const t = useTexts(pagesTexts)
  const ways = useTexts(helpTexts)
  const { notLoaded } = useTexts(frameTexts)
  const titleLang = useLanguageTag('en')
  // A link to the help center would end on the dashboard: the guards lead a member away from that page.
  const { submit: readArticles } = useSubmit(() => openPageWindow(paths.helpCenter), {
    onFailure: () => toast({ kind: 'error', text: notLoaded }),
  })
  return (
    <>
      <PageHeader title={t.help} lang={titleLang} intro={t.comingSoon} introLang={titleLang} />
      <Ways lang={useLanguageTag('fr')}>
        <h2>{ways.title}</h2>
        <ul>
          <HelpWay
            to={() => void readArticles()}
            Icon={BookOpen}
            title={ways.articles}
            text={ways.articlesText}
          />
          <HelpWay to={settingsPath('help')} Icon={Mail} title={ways.support} text={ways.supportText} />
          <HelpWay to={paths.whatsNew} Icon={Sparkles} title={ways.news} text={ways.newsText} />
        </ul>
      </Ways>
    </>
  )
}
