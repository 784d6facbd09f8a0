import { useTexts } from '@cadence/shared/i18n'
import { IconButton } from '@cadence/shared/ui'
import styled from '@emotion/styled'
import { Palette } from 'lucide-react'
import { useCallback, useState } from 'react'
import { createPortal } from 'react-dom'
import { toastLoadFailure } from '../../feedback/toast-load-failure.ts'
import { useLazyModule } from '../../lazy-module.ts'
import { useUntouched } from '../../records/use-records.ts'
import { subjectsModule } from '../../subjects/subjects-module.ts'
import { deadlineTexts } from '../../texts/deadlines.ts'

/* The button is larger than the line of the header: negative margins keep the line as it is, and its icon on the edge of the card's words. */
const Box = styled.div`
  display: flex;
  flex: none;
  [inert] > header > &, [data-folded] & { display: none; }
  & > button { width: 2rem; height: 2rem; margin: -0.25rem -0.5rem -0.25rem -0.25rem; }
  @media (pointer: coarse) { & > button { width: 2.75rem; height: 2.75rem; margin: -0.625rem -0.875rem -0.625rem -0.625rem; } }
`

/** Opens the subjects, in the header of the to-do list. Without a task there is nothing to mark with one. */
export function SubjectsButton() {
  const t = useTexts(deadlineTexts)
  const [managing, setManaging] = useState(false)
  const untouched = useUntouched('task')
  const Subjects = useLazyModule(
    subjectsModule,
    managing,
    useCallback(() => {
      setManaging(false)
      toastLoadFailure()
    }, []),
  )
  if (untouched) return null
  return (
    <Box>
      <IconButton label={t.manage} onClick={() => setManaging(true)}>
        <Palette size={16} strokeWidth={1.75} aria-hidden="true" />
      </IconButton>
      {/* In the header, the dialog would have the styles of a card's header. */}
      {managing &&
        Subjects &&
        createPortal(<Subjects.default onClose={() => setManaging(false)} />, document.body)}
    </Box>
  )
}
