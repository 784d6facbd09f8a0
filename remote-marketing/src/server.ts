import type { ServerPages } from '@cadence/shared/contract'
import AmbassadorProgram from './pages/ambassador-program/AmbassadorProgram.tsx'
import { head as ambassadorProgram } from './pages/ambassador-program/head.ts'
import Cgu from './pages/cgu/Cgu.tsx'
import { head as cgu } from './pages/cgu/head.ts'
import Community from './pages/community/Community.tsx'
import { head as community } from './pages/community/head.ts'
import Discover from './pages/discover/Discover.tsx'
import { head as discover } from './pages/discover/head.ts'
import Education from './pages/education/Education.tsx'
import { head as education } from './pages/education/head.ts'
import HelpCenter from './pages/help-center/HelpCenter.tsx'
import { head as helpCenter } from './pages/help-center/head.ts'
import Home from './pages/home/Home.tsx'
import { head as home } from './pages/home/head.ts'
import { head as joinDiscord } from './pages/join-discord/head.ts'
import JoinDiscord from './pages/join-discord/JoinDiscord.tsx'
import { head as legalNotice } from './pages/legal-notice/head.ts'
import LegalNotice from './pages/legal-notice/LegalNotice.tsx'
import { head as privacyPolicy } from './pages/privacy-policy/head.ts'
import PrivacyPolicy from './pages/privacy-policy/PrivacyPolicy.tsx'

/** The pages that the release server renders: the whole public site. */
export default {
  Home: { Page: Home, head: home },
  Education: { Page: Education, head: education },
  Community: { Page: Community, head: community },
  Discover: { Page: Discover, head: discover },
  AmbassadorProgram: { Page: AmbassadorProgram, head: ambassadorProgram },
  JoinDiscord: { Page: JoinDiscord, head: joinDiscord },
  LegalNotice: { Page: LegalNotice, head: legalNotice },
  PrivacyPolicy: { Page: PrivacyPolicy, head: privacyPolicy },
  Cgu: { Page: Cgu, head: cgu },
  HelpCenter: { Page: HelpCenter, head: helpCenter },
} satisfies ServerPages<'marketing'>
