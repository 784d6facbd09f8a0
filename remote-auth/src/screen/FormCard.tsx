import { Card } from '@cadence/shared/ui'
import styled from '@emotion/styled'
import { type ReactNode, useEffect, useRef } from 'react'
import type { Evening } from './evenings.ts'
import { roomForBoth, SignInPicture } from './SignInPicture.tsx'

/**
 * The card under the lamp of the picture, or beside the whole picture, as the window has room. Its upper edge depends on the
 * window alone: from one screen to the next, the people stay where they are.
 */
const Screen = styled.div`
  position: relative;
  display: grid;
  align-self: start;
  align-items: center;
  width: min(100%, 27rem);
  margin-top: clamp(1.5rem, 100dvh - 51rem, 4rem);
  isolation: isolate;
  ${roomForBoth} {
    align-self: stretch;
    grid-template-columns: minmax(0, 1fr) clamp(25rem, 38vw, 27rem);
    gap: clamp(2rem, 10vw - 2.8rem, 6rem);
    width: min(100%, 68rem);
    margin-top: 0;
  }
`

const Box = styled(Card)`
  display: flex;
  flex-direction: column;
  min-width: 0;
  padding: clamp(1.5rem, 3.6vw, 2.25rem);
  h1 { font-size: var(--text-2xl); }
  /* The tight letters of a heading would close its narrow space. */
  h1 span { letter-spacing: 0.04em; }
`

/* The sentence and an error in the same place, as high as the higher one. */
const Top = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  margin-top: 0.5rem;
  > * { grid-area: 1 / 1; }
  [data-unseen] { visibility: hidden; }
  /* As high as an error of two lines, or of three on a small phone. */
  &[data-roomy] { min-height: calc(2.9 * var(--text-sm) + 1.875rem); }
  @media (max-width: 24.3em) { &[data-roomy] { min-height: calc(4.35 * var(--text-sm) + 1.875rem); } }
`

const Lead = styled.p`
  color: var(--muted);
  /* An e-mail address may be one long word. */
  overflow-wrap: anywhere;
`

const Problem = styled.div`
  padding-top: 0.25rem;
  scroll-margin-top: 1rem;
  /* The longest one, with its link, is two lines on a phone. */
  @media (max-width: 30em) { [role='alert'] { font-size: 0.85rem; } }
`

const Body = styled.div`
  margin-block: 1.5rem;
  /* Below a sentence of two lines, the room for an error and this margin are together as high as the space between two fields. */
  [data-roomy] + & { margin-top: 1rem; }
`

const Foot = styled.div`
  padding-top: 1.25rem;
  border-top: 1px solid var(--hairline);
  color: var(--muted);
  font-size: var(--text-sm);
  text-align: center;
  a:not([data-variant]) { display: inline-block; margin-block: -0.75rem; padding-block: 0.75rem; color: var(--text); font-weight: 600; text-underline-offset: 0.25em; }
`

/** Props of `FormCard`. */
export interface FormCardProps {
  title: string
  /** Language of the title, if not French. */
  titleLang?: 'en'
  /** The card replaces another one: its heading is focused, so that screen readers announce it. */
  follows?: boolean
  lead?: ReactNode
  /** The card leaves room below it on a phone. */
  short?: boolean
  /** The evening of the picture. */
  evening?: Evening
  /** An error that takes the place of the sentence, so that the form below does not move. */
  error?: ReactNode
  /** Keeps room for an error of two lines where the sentence is shorter. */
  roomy?: boolean
  children?: ReactNode
  foot?: ReactNode
}

/** The card of every sign-in screen: heading, one sentence, the form, and links to other screens. */
export function FormCard({
  title,
  titleLang,
  follows = false,
  lead,
  short = false,
  evening,
  error,
  roomy = false,
  children,
  foot,
}: FormCardProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const top = useRef<HTMLDivElement>(null)
  const problem = useRef<HTMLDivElement>(null)
  const hasError = Boolean(error)
  // An error that has gone keeps its room, until the card has another width.
  useEffect(() => {
    const element = top.current
    if (hasError && element) element.style.minHeight = `${element.getBoundingClientRect().height}px`
  }, [hasError])
  useEffect(() => {
    let width = innerWidth
    const onResize = () => {
      if (innerWidth === width) return
      width = innerWidth
      top.current?.style.removeProperty('min-height')
    }
    addEventListener('resize', onResize)
    return () => removeEventListener('resize', onResize)
  }, [])
  // The button that was pressed may be far below.
  useEffect(() => {
    if (hasError) problem.current?.scrollIntoView({ block: 'nearest' })
  }, [hasError])
  useEffect(() => {
    if (follows) heading.current?.focus()
  }, [follows])
  return (
    <Screen data-short={short ? '' : undefined}>
      <SignInPicture evening={evening} />
      <Box>
        <h1 ref={heading} tabIndex={-1} lang={titleLang}>
          {title.split(/(\u202f)/).map((part) => (part === '\u202f' ? <span key={part}>{part}</span> : part))}
        </h1>
        {(lead || error) && (
          <Top ref={top} data-roomy={roomy ? '' : undefined}>
            {lead && <Lead data-unseen={error ? '' : undefined}>{lead}</Lead>}
            {error && <Problem ref={problem}>{error}</Problem>}
          </Top>
        )}
        {children && <Body>{children}</Body>}
        {foot && <Foot>{foot}</Foot>}
      </Box>
    </Screen>
  )
}

/** A column inside a card. */
export const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1.125rem;
`
