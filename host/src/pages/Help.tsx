import { useSubmit } from '@cadence/shared/api'
import { useLanguageTag, useTexts } from '@cadence/shared/i18n'
import { Link, openPageWindow, type PublicPageLink, paths, settingsPath } from '@cadence/shared/router'
import { Card, PageHeader, toast, Vignette } from '@cadence/shared/ui'
import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { ArrowRight, BookOpen, type LucideIcon, Mail, Sparkles } from 'lucide-react'
import { frameTexts, helpTexts, pagesTexts } from '../texts/app-area.ts'
import { helpQuestions } from './help-questions.ts'

const Ways = styled.section`
  h2 { margin-bottom: 1rem; font-size: var(--text-xl); }
  & + & { margin-top: 2rem; }
  ul { display: grid; gap: 1rem; }
  li:first-of-type { grid-column: 1 / -1; }
  @media (min-width: 640px) { ul { grid-template-columns: repeat(2, minmax(0, 1fr)); } }
`

const wayCss = css`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-content: start;
  align-items: center;
  gap: 0.5rem 0.75rem;
  width: 100%;
  height: 100%;
  color: inherit;
  text-align: start;
  text-decoration: none;
  svg { color: var(--accent); }
  strong { font-family: var(--font-display); font-size: var(--text-lg); line-height: 1.25; }
  & > svg:last-of-type { color: var(--muted); transition: color var(--fast) var(--ease); }
  & > span { grid-column: 1 / -1; max-width: 34em; color: var(--muted); text-wrap: pretty; }
  &:hover { border-color: color-mix(in srgb, var(--accent) 45%, var(--hairline)); }
  &:hover > svg:last-of-type { color: var(--accent); }
  /* The first way: a person, in the light of a lamp. */
  &[data-lit] {
    background: radial-gradient(38rem 22rem at 25% 0, color-mix(in srgb, var(--glow) 16%, transparent), transparent), var(--surface-1);
    & > div { grid-column: 1 / -1; justify-self: center; margin-bottom: 0.5rem; }
    @media (min-width: 640px) {
      grid-template: 1fr auto auto 1fr / min(25rem, 45%) auto minmax(0, 1fr) auto;
      & > div { grid-area: 1 / 1 / -1 / auto; justify-self: stretch; width: auto; margin: 0 clamp(0.5rem, 3vw, 3rem) 0 0; }
      & > svg:first-of-type { grid-area: 2 / 2; }
      strong { grid-area: 2 / 3; font-size: var(--text-xl); }
      & > svg:last-of-type { grid-area: 2 / 4; }
      & > span { grid-area: 3 / 2 / auto / -1; }
    }
  }
`
const LinkWay = styled(Card.withComponent(Link))(wayCss)
const WindowWay = styled(Card.withComponent('button'))(wayCss)

interface WayProps {
  /** The page that the way leads to, or what opens a window. */
  to: string | (() => void)
  Icon: LucideIcon
  title: string
  text: string
  /** The way that has a drawing and the light. */
  isFirst?: boolean
}

const icon = { size: 22, strokeWidth: 1.75, 'aria-hidden': true } as const

function HelpWay({ to, Icon, title, text, isFirst = false }: WayProps) {
  const inside = (
    <>
      {isFirst && <Vignette of="answers" />}
      <Icon {...icon} />
      <strong>{title}</strong>
      <ArrowRight {...icon} />
      <span>{text}</span>
    </>
  )
  const lit = isFirst ? '' : undefined
  return (
    <li>
      {typeof to === 'string' ? (
        <LinkWay to={to} data-lit={lit}>
          {inside}
        </LinkWay>
      ) : (
        <WindowWay type="button" aria-haspopup="dialog" data-lit={lit} onClick={to}>
          {inside}
        </WindowWay>
      )}
    </li>
  )
}

const Questions = styled.ul`
  && { gap: 0.75rem; grid-template-columns: minmax(0, 1fr); }
  &&& li { grid-column: auto; }
  @media (min-width: 900px) { && { grid-template-columns: repeat(3, minmax(0, 1fr)); } }
`

const Question = styled.button`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 0.75rem;
  width: 100%;
  height: 100%;
  min-height: 3.5rem;
  padding: 0.75rem 1.25rem;
  border: 1px solid var(--hairline);
  border-radius: var(--radius-card);
  background: transparent;
  font-weight: 500;
  line-height: 1.35;
  text-align: start;
  text-wrap: pretty;
  svg { flex: none; color: var(--muted); transition: color var(--fast) var(--ease); }
  &:hover { border-color: color-mix(in srgb, var(--accent) 45%, var(--hairline)); }
  &:hover svg { color: var(--accent); }
`

/** The page Help & Support (specification, section 2, Route table): its stated text, and the ways that help already. */
export function Help() {
  const t = useTexts(pagesTexts)
  const ways = useTexts(helpTexts)
  const { notLoaded } = useTexts(frameTexts)
  const titleLang = useLanguageTag('en')
  const lang = useLanguageTag('fr')
  // A link to the help center would end on the dashboard: the guards lead a member away from that page.
  const { submit: read } = useSubmit((to: PublicPageLink) => openPageWindow(to), {
    onFailure: () => toast({ kind: 'error', text: notLoaded }),
  })
  return (
    <>
      <PageHeader title={t.help} lang={titleLang} intro={t.comingSoon} introLang={titleLang} />
      <Ways lang={lang}>
        <h2>{ways.title}</h2>
        <ul>
          <HelpWay
            to={settingsPath('help')}
            Icon={Mail}
            title={ways.support}
            text={ways.supportText}
            isFirst
          />
          <HelpWay
            to={() => void read(paths.helpCenter)}
            Icon={BookOpen}
            title={ways.articles}
            text={ways.articlesText}
          />
          <HelpWay to={paths.whatsNew} Icon={Sparkles} title={ways.news} text={ways.newsText} />
        </ul>
      </Ways>
      <Ways lang={lang}>
        <h2>{ways.asked}</h2>
        <Questions>
          {helpQuestions.map(({ name, anchor }) => (
            <li key={name}>
              <Question
                type="button"
                aria-haspopup="dialog"
                onClick={() => void read(`${paths.helpCenter}#${anchor}`)}
              >
                {ways[name]}
                <ArrowRight {...icon} />
              </Question>
            </li>
          ))}
        </Questions>
      </Ways>
    </>
  )
}
