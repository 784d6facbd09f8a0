import { useLanguageTag, useTexts } from '@cadence/shared/i18n'
import { paths } from '@cadence/shared/router'
import { Button, ButtonLink, Scene } from '@cadence/shared/ui'
import styled from '@emotion/styled'
import { FolderHeart, LayoutDashboard, PencilRuler } from 'lucide-react'
import { Fragment, useEffect, useRef } from 'react'
import { dashboardTexts } from '../../texts/dashboard.ts'
import { usePartOfDay } from '../../time/part-of-day.ts'
import type { Editor } from './editor/use-editor.ts'

const PHONE = '(max-width: 639.98px)'

/** A name of more characters takes two lines of a phone: it is smaller there. */
const LONG_NAME = 30

/**
 * The name is as wide as its words: a very long one takes the whole line, and the buttons, which have an edge of their own
 * beside it, are below. On a phone the buttons are two icons at the end of the last line, so that the cards begin higher.
 */
const Box = styled.header`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0.25rem 0.5rem;
  margin-bottom: calc(1rem + var(--place-room) * 7.25rem);
  & > :first-of-type { flex: 1 1 max-content; min-width: 0; max-width: 100%; }
  & > :first-of-type > :not(h1) { width: 0; min-width: 100%; }
  h1 { font-size: var(--text-2xl); overflow-wrap: anywhere; }
  h1 span { color: var(--muted); font-weight: 500; }
  h1 b { font-weight: inherit; }
  p { color: var(--muted); }
  /* There is room for both: a long name takes a second line, and the buttons stay at the edge. */
  @media (min-width: 1024px) { flex-wrap: nowrap; & > :nth-child(2) { flex: none; } }
  /* The name of the board is beside the sentence where it fits: when it comes late, it pushes nothing. */
  [data-lines] { display: flex; flex-wrap: wrap; align-items: center; gap: 0.25rem 1.25rem; margin-top: 0.375rem; }
  @media ${PHONE} {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    /* The sentence and the name are as high as the icons beside them: the name is expected before it comes. */
    grid-template-rows: auto repeat(2, minmax(1.5rem, auto));
    align-items: center;
    row-gap: 0;
    margin-bottom: calc(1rem + var(--place-room) * 4.25rem);
    & > :first-of-type, [data-lines] { display: contents; }
    h1 { grid-column: 1 / -1; margin-bottom: 0.25rem; }
    /* Each of two long names has a line of its own. */
    h1 b { display: inline-block; max-width: 100%; }
    h1[data-long] { font-size: calc(0.9 * var(--text-xl)); line-height: 1.25; }
    p { font-size: var(--text-sm); }
    & > :nth-child(2) { grid-area: 2 / 2 / span 2; }
    /* The cards that are sorted begin at the top. */
    html[data-editing] & { grid-template-rows: none; margin-bottom: 0.5rem; }
    html[data-editing] & > :nth-child(2) { display: none; }
    html[data-editing] & :is(h1, p) { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
  }
`

/**
 * The words of a quiet button stand on the edge of the page, its surface shows beyond it. The box of a button is larger than
 * the line of the greeting, and would push that down.
 */
const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.25rem;
  margin-inline: -0.75rem;
  margin-top: -0.25rem;
  & > * { padding-inline: 0.75rem; white-space: nowrap; font-size: var(--text-sm); }
  @media ${PHONE} {
    gap: 0;
    margin-block-start: 0;
    margin-inline-start: 0;
    & > * { width: 2.75rem; padding: 0; }
    [data-word] { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
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
  const names = nameParts.flatMap((key) => (user?.[key] ? [{ key, name: user[key] }] : []))
  return (
    <Box lang={useLanguageTag('en')}>
      <div>
        <h1 data-long={names.map(({ name }) => name).join(' ').length > LONG_NAME || undefined}>
          <span>{t[part]}</span>
          {names.map(({ key, name }) => (
            <Fragment key={key}>
              {' '}
              <b>{name}</b>
            </Fragment>
          ))}
        </h1>
        <div data-lines="">
          <p>{t.ready}</p>
          <OpenDashboard editor={editor} />
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

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.375rem 0.625rem;
  min-width: 0;
  font-size: var(--text-sm);
  color: var(--muted);
  svg { flex: none; color: var(--accent); }
  strong { max-width: calc(100% - 1.625rem); overflow: hidden; color: var(--text); font-weight: 500; text-overflow: ellipsis; white-space: nowrap; }
  em { color: var(--amber); font-style: normal; }
  @media ${PHONE} {
    grid-area: 3 / 1;
    strong { display: -webkit-box; overflow-wrap: anywhere; white-space: normal; -webkit-box-orient: vertical; -webkit-line-clamp: 2; }
  }
`

/** Name of the saved dashboard when one is open, and whether there are unsaved changes. */
function OpenDashboard({ editor }: { editor: Editor }) {
  const { saved, changed, missing, state } = editor
  const t = useTexts(dashboardTexts)
  const lang = useLanguageTag('fr')
  const unsaved = changed && !state.editing
  // While the page waits, another dashboard may be the one that opens.
  if (editor.waiting || (!saved && !missing && !unsaved)) return null
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
    </Line>
  )
}
