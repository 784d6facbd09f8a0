import styled from '@emotion/styled'
import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'

const Box = styled.div`
  display: flex;
  gap: 0.625rem;
  padding: 0.75rem 0.875rem;
  border: 1px solid color-mix(in srgb, var(--coral) 45%, transparent);
  border-radius: var(--radius-control);
  background: color-mix(in srgb, var(--coral) 12%, var(--surface-1));
  color: var(--text);
  font-size: var(--text-sm);
  line-height: 1.45;
  overflow-wrap: anywhere;
  svg { flex: none; margin-top: 0.125rem; color: var(--coral); }
`

/** Props of `ErrorNotice`. `lang`: the language of the text, if not that of the page. */
export interface ErrorNoticeProps {
  lang?: string | undefined
  children: ReactNode
}

/** The red box of a form with its error, announced to screen readers (specification, section 2, Login). */
export function ErrorNotice({ lang, children }: ErrorNoticeProps) {
  return (
    <Box role="alert">
      <CircleAlert size={18} strokeWidth={1.75} aria-hidden="true" />
      <div lang={lang}>{children}</div>
    </Box>
  )
}
