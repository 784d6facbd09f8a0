import { appearance } from './appearance.ts'
import { communityHub } from './community-hub.ts'
import { devices } from './devices.ts'
import { helpCenter } from './help-center.ts'
import { notifications } from './notifications.ts'
import { personal } from './personal.ts'
import { premium } from './premium.ts'
import { region } from './region.ts'
import { security } from './security.ts'
import { settings } from './settings.ts'

export default {
  appearance,
  communityHub,
  devices,
  helpCenter,
  notifications,
  personal,
  premium,
  region,
  security,
  settings,
}
