import { appearance } from './appearance.ts'
import { communityEvents } from './community-events.ts'
import { communityGoals } from './community-goals.ts'
import { communityHub } from './community-hub.ts'
import { devices } from './devices.ts'
import { helpCenter } from './help-center.ts'
import { notifications } from './notifications.ts'
import { personal } from './personal.ts'
import { premium } from './premium.ts'
import { referral } from './referral.ts'
import { region } from './region.ts'
import { security } from './security.ts'
import { settings } from './settings.ts'
import { showcase } from './showcase.ts'

export default {
  appearance,
  communityEvents,
  communityGoals,
  communityHub,
  devices,
  helpCenter,
  notifications,
  personal,
  premium,
  referral,
  region,
  security,
  settings,
  showcase,
}
