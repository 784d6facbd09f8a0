import { useLanguageTag, useTexts } from '@cadence/shared/i18n'
import { PageFrame } from '../../parts/PageFrame.tsx'
import { communityHubTexts } from '../../texts/community-hub.ts'

export default function CommunityHub() {
  const t = useTexts(communityHubTexts)
  return (
    <PageFrame title={t.title} lang={useLanguageTag('en')}>
      {t.intro}
    </PageFrame>
  )
}
