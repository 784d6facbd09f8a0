import { useLanguageTag, useTexts } from '@cadence/shared/i18n'
import { paths } from '@cadence/shared/router'
import { Button, ButtonLink } from '@cadence/shared/ui'
import styled from '@emotion/styled'
import { FolderHeart, PencilRuler } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { dashboardTexts } from '../../../texts/dashboard.ts'
import type { Editor } from '../editor/use-editor.ts'
import { usePartOfDay } from '../greeting.ts'
import { OpenDashboard } from './OpenDashboard.tsx'

const Box = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: 1rem 1.5rem;
  margin-bottom: 1.5rem;
  /* As wide as the name is: a very long one takes the line, and the buttons follow beneath. */
  & > :first-of-type { flex: 1 1 max-content; min-width: 0; max-width: 100%; }
  & > :first-of-type > :not(h1) { width: 0; min-width: 100%; }
  h1 { font-size: var(--text-2xl); overflow-wrap: anywhere; }
  h1 span { color: var(--muted); font-weight: 500; }
  p { margin-top: 0.375rem; color: var(--muted); }
`

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.75rem;
  @media (max-width: 479.98px) {
    width: 100%;
    & > * { flex: 1; padding-inline: 0.5rem; white-space: nowrap; }
  }
`

const icon = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const

interface HeaderProps {
  editor: Editor
  /** A pointer or the keyboard is on the button that starts edit mode. */
  onNear: () => void
}

/** Greeting, the open dashboard, and the two ways on from here (specification, section 2, Dashboard editor). */
export function Header({ editor, onNear }: HeaderProps) {
  const { user, state, dispatch } = editor
  const editButton = useRef<HTMLButtonElement>(null)
  const wasEditing = useRef(state.editing)
  useEffect(() => {
    // What had the focus in edit mode is gone: the keyboard goes on where it came from.
    if (wasEditing.current && !state.editing && document.activeElement === document.body) {
      editButton.current?.focus({ preventScroll: true })
    }
    wasEditing.current = state.editing
  }, [state.editing])
  const t = useTexts(dashboardTexts)
  const part = usePartOfDay()
  const name = [user?.firstName, user?.lastName].filter(Boolean).join(' ')
  return (
    <Box lang={useLanguageTag('en')}>
      <div>
        <h1>
          <span>{t[part]}</span> {name}
        </h1>
        <p>{t.ready}</p>
        <OpenDashboard editor={editor} />
      </div>
      <Actions>
        <ButtonLink to={paths.collection} icon={<FolderHeart {...icon} />}>
          {t.collection}
        </ButtonLink>
        {!state.editing && (
          <Button
            ref={editButton}
            icon={<PencilRuler {...icon} />}
            onPointerEnter={onNear}
            onFocus={onNear}
            onClick={() => dispatch({ type: 'edit started' })}
          >
            {t.edit}
          </Button>
        )}
      </Actions>
    </Box>
  )
}
