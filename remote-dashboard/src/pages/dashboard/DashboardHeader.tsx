import { useLanguageTag, useTexts } from '@cadence/shared/i18n'
import { paths } from '@cadence/shared/router'
import { Button, ButtonLink, Scene } from '@cadence/shared/ui'
import styled from '@emotion/styled'
import { FolderHeart, LayoutDashboard, PencilRuler } from 'lucide-react'
import { Fragment, useEffect, useRef } from 'react'
import { useListState } from '../../dashboards/main-opening.ts'
import { readDashboardsAgain } from '../../dashboards/read-dashboards.ts'
import { dashboardTexts, editorTexts } from '../../texts/dashboard.ts'
import { usePartOfDay } from '../../time/part-of-day.ts'
import type { Editor } from './editor/use-editor.ts'
import { Line, PHONE, TABLET } from './header-styles.ts'
import { NOTE_IN_HEADER } from './panel/panel-place.ts'
import { Unread } from './Unread.tsx'

/** A name of more characters takes two lines of a phone, where it is smaller, and the whole line of a tablet. */
const LONG_NAME = 24

/** A word that only screen readers get. */
const unseen = 'position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%);'

/**
 * The name of the board is in the line of the sentence, on a phone in one below it that is kept for it: when it comes late, it
 * pushes nothing. Beside a long name of the member a tablet has no room for the buttons. They are then in the line of the
 * sentence, and the name of the board is below it, as on a phone.
 */
const Box = styled.header`
  position: relative;
  display: flex;
  align-items: baseline;
  gap: 0.25rem 0.5rem;
  margin-bottom: calc(1rem + var(--place-room) * 7.25rem);
  & > :first-of-type { flex: 1; min-width: 0; }
  h1 { font-size: var(--text-2xl); overflow-wrap: anywhere; }
  h1 span { color: var(--muted); font-weight: 500; }
  h1 b { font-weight: inherit; }
  p { flex: none; color: var(--muted); }
  p[role='alert'] { color: var(--amber); font-weight: 500; }
  [data-lines] { display: flex; align-items: baseline; gap: 1.25rem; margin-top: 0.375rem; }
  /* A long name of a board has the width below the buttons, too. */
  @media (min-width: 1280px) { [data-lines] { margin-right: -16rem; } }
  @media (max-width: 1279.98px) {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    & > :first-of-type { display: contents; }
    & > :nth-child(2) { grid-area: 1 / 2; }
    [data-lines] { grid-area: 2 / 1 / auto / -1; min-width: 0; margin: 0; }
    h1[data-long] { grid-column: 1 / -1; }
  }
  @media ${TABLET} {
    &:has(h1[data-long]) {
      grid-template-rows: auto auto minmax(1.5rem, auto);
      align-items: center;
      [data-lines] { display: contents; }
      & > :nth-child(2) { grid-row: 2; margin-block: -0.5rem; }
    }
  }
  @media ${PHONE} {
    grid-template-rows: auto minmax(1.5rem, auto) minmax(2rem, auto);
    align-items: center;
    row-gap: 0.125rem;
    margin-bottom: calc(0.75rem + var(--place-room) * 4.25rem);
    [data-lines] { display: contents; }
    h1 { grid-column: 1 / -1; margin-bottom: 0.125rem; }
    /* Each of two long names has a line of its own. */
    h1 b { display: inline-block; max-width: 100%; }
    h1[data-long] { font-size: calc(0.9 * var(--text-xl)); line-height: 1.25; }
    h1[data-long] + * strong { -webkit-line-clamp: 1; }
    p { font-size: var(--text-sm); }
    & > :nth-child(2) { grid-area: 2 / 2; margin-block: -0.625rem; }
    &:has(strong) > :nth-child(2) { grid-row: 3; }
    /* The cards that are sorted begin at the top. */
    html[data-editing] & { grid-template-rows: none; margin-bottom: 0.5rem; }
    html[data-editing] & > :nth-child(2) { display: none; }
    html[data-editing] & :is(h1, p) { ${unseen} }
  }
`

/**
 * The words of a quiet button stand on the edge of the page, its surface shows beyond it. The box of a button is larger than
 * the line of the greeting, and would push that down.
 */
const Actions = styled.div`
  display: flex;
  gap: 0.25rem;
  margin-inline: -0.75rem;
  margin-top: -0.25rem;
  & > * { padding-inline: 0.75rem; white-space: nowrap; font-size: var(--text-sm); }
  @media ${PHONE} {
    gap: 0;
    margin-inline-start: 0;
    & > * { width: 2.75rem; padding: 0; }
    [data-word] { ${unseen} }
  }
`

const icon = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const

const nameParts = ['firstName', 'lastName'] as const

interface DashboardHeaderProps {
  editor: Editor
  /** The page is in edit mode. */
  editing: boolean
  /** Edit mode was asked for and is not loaded yet. */
  loading: boolean
  /** Called when a pointer or the focus is on the button that starts edit mode. */
  onNear: () => void
}

/** Greeting, name of the open dashboard, and the links to edit mode and the collection (specification, section 2). */
export function DashboardHeader({ editor, editing, loading, onNear }: DashboardHeaderProps) {
  const { user, dispatch } = editor
  const editButton = useRef<HTMLButtonElement>(null)
  const wasEditing = useRef(editing)
  useEffect(() => {
    // The focused element of edit mode is gone: the focus returns to the button that started it.
    if (wasEditing.current && !editing && document.activeElement === document.body) {
      editButton.current?.focus({ preventScroll: true })
    }
    wasEditing.current = editing
  }, [editing])
  const t = useTexts(dashboardTexts)
  const part = usePartOfDay()
  const unread = useIsUnread(editor)
  const names = nameParts.flatMap((key) => (user?.[key] ? [{ key, name: user[key] }] : []))
  return (
    <Box lang={useLanguageTag('en')}>
      <div>
        <h1 tabIndex={-1} data-long={names.map(({ name }) => name).join(' ').length > LONG_NAME || undefined}>
          <span>{t[part]}</span>
          {names.map(({ key, name }) => (
            <Fragment key={key}>
              {' '}
              <b>{name}</b>
            </Fragment>
          ))}
        </h1>
        <div data-lines="">
          {unread ? (
            <Unread onRetry={() => user && readDashboardsAgain(user._id)} />
          ) : (
            <>
              <p>{t.ready}</p>
              <OpenDashboard editor={editor} />
            </>
          )}
        </div>
      </div>
      <Actions>
        {/* In edit mode it would lead away from what is not saved. Its room stays, so that the board does not move. */}
        <ButtonLink
          to={paths.collection}
          variant="ghost"
          icon={<FolderHeart {...icon} />}
          style={editing ? { visibility: 'hidden' } : undefined}
        >
          <span data-word="">{t.collection}</span>
        </ButtonLink>
        {!editing && (
          <Button
            ref={editButton}
            loading={loading}
            variant="ghost"
            icon={<PencilRuler {...icon} />}
            onPointerEnter={onNear}
            onFocus={onNear}
            onClick={() => dispatch({ type: 'edit started' })}
          >
            <span data-word="">{t.edit}</span>
          </Button>
        )}
      </Actions>
      <Scene lit />
    </Box>
  )
}

/** Beside the name of the board where there is room and the cards are in two columns, so that it moves none of them. */
const SmallScreenNote = styled.span`
  display: none;
  @media ${NOTE_IN_HEADER} { display: inline; }
`

/** Name of the saved dashboard when one is open, and whether it is missing or has unsaved changes. */
function OpenDashboard({ editor }: { editor: Editor }) {
  const { saved, items, changed, missing, state } = editor
  const { smallScreen } = useTexts(editorTexts)
  const t = useTexts(dashboardTexts)
  const lang = useLanguageTag('fr')
  const unsaved = changed && !state.editing
  // While the page waits, another dashboard may be the one that opens.
  if (editor.waiting) {
    return (
      <Line aria-hidden="true">
        <i />
      </Line>
    )
  }
  if (!saved && !missing && !unsaved && !state.editing) return null
  return (
    <Line lang={lang}>
      {saved && (
        <>
          <LayoutDashboard size={16} strokeWidth={1.75} aria-hidden="true" />
          <strong title={saved.name}>{saved.name}</strong>
        </>
      )}
      {missing && <em>{t.missing}</em>}
      {unsaved && <em>{t.unsaved}</em>}
      {state.editing && items.length > 1 && <SmallScreenNote>{smallScreen}</SmallScreenNote>}
    </Line>
  )
}

/** Whether the member's own dashboard did not come. It stays true during a retry, so that the button keeps the focus. */
function useIsUnread({ user, saved, changed, waiting, state, address }: Editor): boolean {
  const isListKnown = useListState(user?._id) === 'known'
  return !isListKnown && !waiting && address.isMain && !saved && !changed && !state.editing
}
