import { useSubmit } from '@cadence/shared/api'
import { useTexts } from '@cadence/shared/i18n'
import { usePreference } from '@cadence/shared/preferences'
import type { User } from '@cadence/shared/schemas'
import { Avatar, ErrorNotice, toast } from '@cadence/shared/ui'
import styled from '@emotion/styled'
import { useEffect, useId, useRef } from 'react'
import { failureText } from '../../../../failure-text.ts'
import { personalTexts } from '../../../../texts/account.ts'
import { deletePhoto, putPhoto } from '../../profile-api.ts'
import { PhotoActions } from './PhotoActions.tsx'
import { usePhoto } from './use-photo.ts'

/* On a phone the picture is beside the title only. */
const Block = styled.section`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: 0 clamp(1rem, 3vw, 1.5rem);
  h3 { font-size: var(--text-lg); }
  [role='alert'] { margin-top: 1rem; }
  p { margin-top: 0.375rem; color: var(--muted); font-size: var(--text-sm); line-height: 1.5; }
  @media (max-width: 639px) {
    & > :last-child { display: contents; }
    & > :last-child > :not(h3) { grid-column: 1 / -1; }
    p { margin-top: 0.75rem; }
  }
`

const Picture = styled.div`
  width: clamp(4.5rem, 2rem + 10vw, 7rem);
  aspect-ratio: 1;
  border: 1px solid var(--hairline);
  border-radius: 50%;
  font-size: var(--text-2xl);
`

/** The photo with its picker, and a preview of the picked photo (specification, section 2, Settings). */
export function Photo({ user }: { user: User }) {
  const t = useTexts(personalTexts)
  const titleId = useId()
  const { preview, preparing, refusal, choose, drop } = usePhoto()
  const saving = useSubmit(async (photo: Blob) => {
    await putPhoto(photo)
    reset()
    toast({ kind: 'success', text: t.kept })
  })
  const removing = useSubmit(async () => {
    await deletePhoto()
    toast({ kind: 'success', text: t.removed })
  })
  const actions = useRef<HTMLDivElement>(null)
  const isPreviewed = preview !== null
  const busy = preparing ? 'preparing' : saving.busy ? 'saving' : removing.busy ? 'removing' : null
  const before = useRef({ isPreviewed, busy })

  useEffect(() => {
    // The pressed button is gone, or was disabled meanwhile, so the focus is lost: the first button gets it.
    const isNew = before.current.isPreviewed !== isPreviewed || before.current.busy !== busy
    before.current = { isPreviewed, busy }
    const isLost = document.activeElement === document.body
    if (isNew && isLost && busy === null) actions.current?.querySelector('button')?.focus()
  }, [isPreviewed, busy])

  /** Leaves the picked photo, and the failures of the commands before. */
  const reset = () => {
    drop()
    saving.reset()
    removing.reset()
  }

  const failure = saving.failure ?? removing.failure
  const trouble = refusal ? t[refusal] : failure && failureText(failure, t)
  return (
    <Block aria-labelledby={titleId}>
      <Picture>
        <Avatar user={user} id={user._id} preview={preview?.address} character={usePreference('character')} />
      </Picture>
      <div>
        <h3 id={titleId}>{t.photo}</h3>
        <p role="status">{isPreviewed ? t.preview : t.photoHint}</p>
        {trouble && <ErrorNotice>{trouble}</ErrorNotice>}
        <PhotoActions
          ref={actions}
          hasPhoto={user.photo !== undefined}
          isPreviewed={isPreviewed}
          busy={busy}
          onChoose={(file) => {
            reset()
            void choose(file)
          }}
          onKeep={() => preview && void saving.submit(preview.photo)}
          onDrop={reset}
          onRemove={() => {
            reset()
            void removing.submit()
          }}
        />
      </div>
    </Block>
  )
}
