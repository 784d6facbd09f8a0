import { useTexts } from '@cadence/shared/i18n'
import { Button } from '@cadence/shared/ui'
import styled from '@emotion/styled'
import { type Ref, useRef } from 'react'
import { personalTexts } from '../../../../texts/account.ts'

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.5rem;
  margin-top: 1rem;
`

/** Props of the buttons. */
export interface PhotoActionsProps {
  hasPhoto: boolean
  /** Whether a picked photo is shown that is not stored yet. */
  isPreviewed: boolean
  busy: 'preparing' | 'saving' | 'removing' | null
  onChoose: (file: File) => void
  onKeep: () => void
  onDrop: () => void
  onRemove: () => void
  ref?: Ref<HTMLDivElement>
}

/** The commands for the photo. The first button is the most likely next step. */
export function PhotoActions(props: PhotoActionsProps) {
  const { hasPhoto, isPreviewed, busy, onChoose, onKeep, onDrop, onRemove, ref } = props
  const t = useTexts(personalTexts)
  const picker = useRef<HTMLInputElement>(null)
  if (isPreviewed) {
    return (
      <Row ref={ref}>
        <Button variant="primary" loading={busy === 'saving'} onClick={onKeep}>
          {t.keep}
        </Button>
        <Button variant="ghost" disabled={busy !== null} onClick={onDrop}>
          {t.cancel}
        </Button>
      </Row>
    )
  }
  return (
    <Row ref={ref}>
      <Button loading={busy === 'preparing'} disabled={busy !== null} onClick={() => picker.current?.click()}>
        {hasPhoto ? t.change : t.choose}
      </Button>
      <input
        ref={picker}
        type="file"
        accept="image/*"
        hidden
        onChange={(event) => {
          const [file] = event.target.files ?? []
          // Without this, picking the same file again would fire no event.
          event.target.value = ''
          if (file) onChoose(file)
        }}
      />
      {hasPhoto && (
        <Button variant="ghost" loading={busy === 'removing'} disabled={busy !== null} onClick={onRemove}>
          {t.remove}
        </Button>
      )}
    </Row>
  )
}
