import { useLanguageTag, useTexts } from '@cadence/shared/i18n'
import { createMemoryRouter, type PublicPageLink, RouterProvider } from '@cadence/shared/router'
import { IconButton, useModal } from '@cadence/shared/ui'
import styled from '@emotion/styled'
import { X } from 'lucide-react'
import { useRef, useState } from 'react'
import { frameTexts } from '../texts/app-area.ts'
import { BrokenPage, ReadPage, readablePage } from './ReadPage.tsx'

const Box = styled.dialog`
  --reader-side: max(0.5rem, var(--safe-left), var(--safe-right));
  --reader-end: max(0.5rem, var(--safe-top), var(--safe-bottom));
  width: min(100% - 2 * var(--reader-side), 72rem);
  max-width: none;
  height: calc(100dvh - 2 * var(--reader-end));
  max-height: none;
  padding: 0;
  border: 1px solid var(--hairline);
  border-radius: var(--radius-card);
  background: var(--page);
  color: var(--text);
  box-shadow: var(--shadow);
  overflow: hidden;
  &::backdrop { background: var(--scrim, rgb(0 0 0 / 0.6)); }
  &[open] { display: grid; grid-template-rows: auto minmax(0, 1fr); }
  @media (min-width: 768px) { --reader-side: max(2rem, var(--safe-left), var(--safe-right)); --reader-end: 2rem; }
`

const Bar = styled.div`
  display: flex;
  justify-content: space-between;
  align-items: center;
  gap: 1rem;
  padding: 0.5rem 0.5rem 0.5rem 1.25rem;
  border-bottom: 1px solid var(--hairline);
  background: var(--surface-1);
  h2 { min-width: 0; font: 600 var(--text-md)/1.4 var(--font-text); letter-spacing: 0; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
`

const Room = styled.div`
  overflow-y: auto;
  overscroll-behavior: contain;
`

interface ReaderWindowProps {
  to: PublicPageLink
  onClose: () => void
  onLeave: (path: string) => void
}

/** The window in which a member reads pages of the public site; links between such pages stay in it. */
export function ReaderWindow({ to, onClose, onLeave }: ReaderWindowProps) {
  const t = useTexts(frameTexts)
  const lang = useLanguageTag('fr')
  const room = useRef<HTMLDivElement>(null)
  const [title, setTitle] = useState(() => readablePage(to.split('#')[0] ?? '')?.title ?? '')
  const [router] = useState(() => {
    const made = createMemoryRouter(
      [{ path: '*', element: <ReadPage box={room} onLeave={onLeave} />, errorElement: <BrokenPage /> }],
      {
        initialEntries: [to],
      },
    )
    made.subscribe(({ location }) => {
      const next = readablePage(location.pathname)?.title
      if (next) setTitle(next)
    })
    return made
  })
  return (
    <Box lang={lang} aria-label={title} {...useModal(onClose)}>
      <Bar>
        <h2 lang="fr">{title}</h2>
        <IconButton label={t.close} onClick={onClose}>
          <X size={20} strokeWidth={1.75} aria-hidden="true" />
        </IconButton>
      </Bar>
      <Room ref={room} tabIndex={-1}>
        <RouterProvider router={router} />
      </Room>
    </Box>
  )
}
