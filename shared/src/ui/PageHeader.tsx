import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import { Scene } from './Scene.tsx'

const Box = styled.header`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 1rem 1.5rem;
  margin-bottom: 1.5rem;
  /* Long names break; beside the actions the text keeps at least this width. */
  & > :first-of-type { flex: 1 1 16rem; min-width: 0; }
  h1 { font-size: var(--text-2xl); overflow-wrap: anywhere; }
  p { max-width: 38em; margin-top: 0.375rem; color: var(--muted); overflow-wrap: anywhere; }
`

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.75rem;
  /* A button is higher than the title's line. Its margin takes that back, so that titles with and without buttons are at one height. */
  @media (min-width: 640px) { margin-block: -0.375rem; }
`

/** Props of `PageHeader`. */
export interface PageHeaderProps {
  title: ReactNode
  /** Id of the heading, which then can take the focus: for what hands it over when it leaves the page. */
  titleId?: string | undefined
  /** Language of the title, if not that of the page. */
  lang?: string | undefined
  /** One line that says what the page is for. */
  intro?: ReactNode
  /** Language of the intro, if not that of the page. */
  introLang?: string | undefined
  /** The page's own buttons, beside the title where there is room. */
  actions?: ReactNode
}

/** The head of a page of the app area: its heading, its purpose and its buttons. */
export function PageHeader({ title, titleId, lang, intro, introLang, actions }: PageHeaderProps) {
  return (
    <Box>
      <div>
        <h1 lang={lang} {...(titleId !== undefined && { id: titleId, tabIndex: -1 })}>
          {title}
        </h1>
        {intro && <p lang={introLang}>{intro}</p>}
      </div>
      {actions && <Actions>{actions}</Actions>}
      <Scene />
    </Box>
  )
}
