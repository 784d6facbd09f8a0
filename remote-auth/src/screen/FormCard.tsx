import { Card } from '@cadence/shared/ui'
import styled from '@emotion/styled'
import { type ReactNode, useEffect, useRef } from 'react'
import { SignInPicture } from './SignInPicture.tsx'

const roomForBoth = '@media (min-width: 64em) and (min-height: 35em)'
const roomAbove = '@media (min-width: 48em) and (max-width: 63.99em) and (min-height: 48em)'

/** The card alone, under the lamp of the picture, or beside the whole picture, as the window has room. */
const Screen = styled.div`
  position: relative;
  display: grid;
  justify-items: center;
  align-items: center;
  width: 100%;
  isolation: isolate;
  ${roomForBoth} {
    grid-template-columns: minmax(0, 1fr) 27rem;
    gap: clamp(2rem, 6vw, 6rem);
    width: min(100%, 68rem);
  }
`

const SidePicture = styled(SignInPicture)`
  display: none;
  ${roomForBoth} { display: grid; }
  ${roomAbove} {
    position: absolute;
    z-index: -1;
    inset: -3rem 0 auto;
    display: grid;
    & > div, & > p { display: none; }
  }
`

const Box = styled(Card)`
  width: min(100%, 27rem);
  padding: clamp(1.5rem, 5vw, 2.25rem);
  h1 { font-size: var(--text-2xl); }
`

const Lead = styled.p`
  margin-top: 0.5rem;
  color: var(--muted);
  /* An e-mail address may be one long word. */
  overflow-wrap: anywhere;
`

const Body = styled.div`
  margin-top: 1.75rem;
`

const Foot = styled.div`
  margin-top: 1.5rem;
  padding-top: 1.25rem;
  border-top: 1px solid var(--hairline);
  color: var(--muted);
  font-size: var(--text-sm);
  text-align: center;
  a { color: var(--text); font-weight: 600; text-underline-offset: 0.25em; }
`

/** Props of `FormCard`. */
export interface FormCardProps {
  title: string
  /** Language of the title, if not French. */
  titleLang?: 'en'
  /** The card replaces another one: its heading is focused, so that screen readers announce it. */
  follows?: boolean
  lead?: ReactNode
  children?: ReactNode
  foot?: ReactNode
}

/** The card of every sign-in screen: heading, one sentence, the form, and links to other screens. */
export function FormCard({ title, titleLang, follows = false, lead, children, foot }: FormCardProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (follows) heading.current?.focus()
  }, [follows])
  return (
    <Screen>
      <SidePicture />
      <Box>
        <h1 ref={heading} tabIndex={-1} lang={titleLang}>
          {title}
        </h1>
        {lead && <Lead>{lead}</Lead>}
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
