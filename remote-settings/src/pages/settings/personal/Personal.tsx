import { useAuth } from '@cadence/shared/auth'
import { useTexts } from '@cadence/shared/i18n'
import { personalTexts } from '../../../texts/account.ts'
import { Section } from '../Section.tsx'
import { FaceChoice } from './FaceChoice.tsx'
import { ProfileGrid } from './ProfileGrid.tsx'
import { Photo } from './photo/Photo.tsx'
import { ShareMilestones } from './ShareMilestones.tsx'

/** Name, e-mail and photo (specification, section 2, Settings). */
export function Personal() {
  const t = useTexts(personalTexts)
  const { user } = useAuth()
  return (
    <Section title={t.title} intro={t.intro}>
      {user && (
        <>
          <ProfileGrid user={user} />
          <Photo user={user} />
          <FaceChoice user={user} />
          <ShareMilestones />
        </>
      )}
    </Section>
  )
}
