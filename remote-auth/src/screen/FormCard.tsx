import { Card } from '@cadence/shared/ui'
import styled from '@emotion/styled'
import type { LucideIcon } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { roomForBoth, SignInPicture } from './SignInPicture.tsx'

/** The card under the lamp of the picture, or beside the whole picture, as the window has room. */
const Screen = styled.div`
  position: relative;
  display: grid;
  align-items: center;
  width: min(100%, 27rem);
  isolation: isolate;
  ${roomForBoth} {
    grid-template-columns: minmax(0, 1fr) 27rem;
    gap: clamp(2rem, 6vw, 6rem);
    width: min(100%, 68rem);
  }
`

const Box = styled(Card)`
  min-width: 0;
  padding: clamp(1.5rem, 5vw, 2.25rem);
  h1 { font-size: var(--text-2xl); }
`

/** What a screen without a form is about, in the light and the rings of the lamp. */
const Sign = styled.div`
  display: grid;
  place-items: center;
  width: 3.5rem;
  height: 3.5rem;
  margin: 0.625rem 0 1.75rem 0.625rem;
  border-radius: 50%;
  background: color-mix(in srgb, var(--glow) 16%, transparent);
  box-shadow: 0 0 0 0.625rem color-mix(in srgb, var(--glow) 6%, transparent);
  color: var(--warm);
`

/* The sentence and an error in the same place, as high as the higher one. */
const Top = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  margin-top: 0.5rem;
  > * { grid-area: 1 / 1; }
  [data-unseen] { visibility: hidden; }
`

const Lead = styled.p`
  color: var(--muted);
  /* An e-mail address may be one long word. */
  overflow-wrap: anywhere;
`

const Problem = styled.div`
  padding-top: 0.25rem;
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
  a { display: inline-block; margin-block: -0.75rem; padding-block: 0.75rem; color: var(--text); font-weight: 600; text-underline-offset: 0.25em; }
`

/** Props of `FormCard`. */
export interface FormCardProps {
  title: string
  /** Language of the title, if not French. */
  titleLang?: 'en'
  /** The card replaces another one: its heading is focused, so that screen readers announce it. */
  follows?: boolean
  /** For a screen that has no form. */
  sign?: LucideIcon
  lead?: ReactNode
  /** An error that takes the place of the sentence, so that the form below does not move. */
  error?: ReactNode
  children?: ReactNode
  foot?: ReactNode
}

/** The card of every sign-in screen: heading, one sentence, the form, and links to other screens. */
export function FormCard({
  title,
  titleLang,
  follows = false,
  sign: Icon,
  lead,
  error,
  children,
  foot,
}: FormCardProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  // An error that has gone keeps its room.
  const [lastError, setLastError] = useState(error)
  if (error && error !== lastError) setLastError(error)
  useEffect(() => {
    if (follows) heading.current?.focus()
  }, [follows])
  return (
    <Screen>
      <SignInPicture />
      <Box>
        {Icon && (
          <Sign>
            <Icon size={24} strokeWidth={1.75} aria-hidden="true" />
          </Sign>
        )}
        <h1 ref={heading} tabIndex={-1} lang={titleLang}>
          {title}
        </h1>
        {(lead || lastError) && (
          <Top>
            {lead && <Lead data-unseen={error ? '' : undefined}>{lead}</Lead>}
            {lastError && <Problem data-unseen={error ? undefined : ''}>{lastError}</Problem>}
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
