import { useAuth } from '@cadence/shared/auth'
import { useTexts } from '@cadence/shared/i18n'
import { Card } from '@cadence/shared/ui'
import styled from '@emotion/styled'
import { personalTexts } from '../../../texts/account.ts'
import { Section } from '../Section.tsx'
import { FaceChoice } from './FaceChoice.tsx'
import { ProfileGrid } from './ProfileGrid.tsx'
import { Photo } from './photo/Photo.tsx'
import { ShareMilestones } from './ShareMilestones.tsx'

/** One card for the photo and for the face that replaces it. */
const Looks = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1.5rem;
  fieldset { padding-top: 1.5rem; border-top: 1px solid var(--hairline); }
`

/** Name, e-mail and photo (specification, section 2, Settings). */
export function Personal() {
  const t = useTexts(personalTexts)
  const { user } = useAuth()
  return (
    <Section title={t.title} intro={t.intro}>
      {user && (
        <>
          <ProfileGrid user={user} />
          <Looks>
            <Photo user={user} />
            <FaceChoice user={user} />
          </Looks>
          <ShareMilestones />
        </>
      )}
    </Section>
  )
}
