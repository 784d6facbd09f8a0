import { TextField } from '@cadence/shared/forms'
import { useLanguageTag, useTexts } from '@cadence/shared/i18n'
import { SUBJECT_NAME_MAX } from '@cadence/shared/schemas'
import { Button, Dialog, DialogActions, IconButton } from '@cadence/shared/ui'
import styled from '@emotion/styled'
import { Archive, ArchiveRestore } from 'lucide-react'
import { useState } from 'react'
import { Announcer, useAnnouncement } from '../feedback/Announcer.tsx'
import type { Entry } from '../records/records.ts'
import { useRecords } from '../records/use-records.ts'
import { subjectTexts } from '../texts/subjects.ts'
import { ColourChoice } from './ColourChoice.tsx'
import { NewSubject, useRefusalText } from './NewSubject.tsx'
import { SubjectTag } from './SubjectTag.tsx'
import {
  activeSubjects,
  archivedSubjects,
  archiveSubject,
  changeSubject,
  type NameRefusal,
} from './subjects.ts'

const icon = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const

const Intro = styled.p`
  margin-bottom: 1rem;
  color: var(--muted);
  font-size: var(--text-sm);
`

const List = styled.ul`
  display: grid;
  margin-bottom: 1rem;
  & > li { display: grid; grid-template-columns: minmax(0, 1fr) auto; align-items: center; gap: 0.25rem 0.5rem; min-height: 2.75rem; padding-block: 0.5rem; border-bottom: 1px solid var(--hairline); overflow-wrap: anywhere; }
  & > li > fieldset { grid-column: 1 / -1; }
`

const Archives = styled.details`
  margin-top: 1rem;
  summary { min-height: 2.75rem; padding-block: 0.625rem; color: var(--muted); font-size: var(--text-sm); cursor: pointer; }
  ul { margin: 0; }
`

/** A subject, whose name and colour can be changed. The name is stored when the member leaves it. */
function SubjectRow({ entry: { id, data }, onArchive }: { entry: Entry<'subject'>; onArchive: () => void }) {
  const t = useTexts(subjectTexts)
  const refusalText = useRefusalText()
  const [typed, setTyped] = useState<string | null>(null)
  const [refusal, setRefusal] = useState<NameRefusal | null>(null)
  const store = () => {
    if (typed === null) return
    const refused = changeSubject(id, { name: typed })
    setRefusal(refused)
    if (!refused) setTyped(null)
  }
  return (
    <li>
      <TextField
        aria-label={t.rename({ name: data.name })}
        autoComplete="off"
        maxLength={SUBJECT_NAME_MAX}
        value={typed ?? data.name}
        error={refusalText(refusal, typed ?? '')}
        onChange={(event) => {
          setTyped(event.target.value)
          setRefusal(null)
        }}
        onBlur={store}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && !event.nativeEvent.isComposing) store()
        }}
      />
      <IconButton label={t.archive({ name: data.name })} onClick={onArchive}>
        <Archive {...icon} />
      </IconButton>
      <ColourChoice
        label={t.colourOf({ name: data.name })}
        colour={data.colour}
        onPick={(colour) => void changeSubject(id, { colour })}
      />
    </li>
  )
}

/** The subjects of the member: create, rename, recolour and archive. */
export default function SubjectsDialog({ onClose }: { onClose: () => void }) {
  const t = useTexts(subjectTexts)
  const subjects = useRecords('subject')
  const { announcement, announce } = useAnnouncement()
  const archived = archivedSubjects(subjects)
  const close = () => {
    // A field that disappears with the focus gets no blur event, and would not store its text.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    onClose()
  }
  // It may be drawn outside the layout, which has the language of the member.
  const lang = useLanguageTag('fr')
  return (
    <Dialog open lang={lang} title={t.title} onClose={close}>
      <Intro>{t.intro}</Intro>
      <List>
        {activeSubjects(subjects).map((entry) => (
          <SubjectRow
            key={entry.id}
            entry={entry}
            onArchive={() => {
              archiveSubject(entry.id, true)
              announce(t.archived({ name: entry.data.name }))
            }}
          />
        ))}
      </List>
      <NewSubject onCancel={null} onCreated={(_, name) => announce(t.created({ name }))} />
      {archived.length > 0 && (
        <Archives>
          <summary>{t.archives}</summary>
          <List>
            {archived.map(({ id, data }) => (
              <li key={id}>
                <SubjectTag id={id} />
                <IconButton
                  label={t.restore({ name: data.name })}
                  onClick={() => {
                    archiveSubject(id, false)
                    announce(t.restored({ name: data.name }))
                  }}
                >
                  <ArchiveRestore {...icon} />
                </IconButton>
              </li>
            ))}
          </List>
        </Archives>
      )}
      <DialogActions>
        <Button onClick={close}>{t.close}</Button>
      </DialogActions>
      <Announcer announcement={announcement} />
    </Dialog>
  )
}
