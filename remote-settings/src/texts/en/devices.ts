import type { Translation } from '@cadence/shared/i18n'
import type { DevicesTexts } from '../devices.ts'

export const devices = {
  title: 'Devices',
  hint: 'The devices on which your account is open. See one you do not recognise? Sign it out, then change your password.',
  list: 'Signed-in devices',
  on: '{browser} on {system}',
  unknown: 'Unknown device',
  unknownPlace: 'Unknown place',
  thisDevice: 'this device',
  now: 'Active now',
  activeSince: 'Last active: {when}',
  justNow: 'just now',
  end: 'Sign out',
  endNamed: 'Sign out {name}',
  ended: '{name} is signed out.',
  endFailed: '{name} could not be signed out. Please try again in a moment.',
  endOthers: 'Sign out all other devices',
  endOthersTitle: 'Sign out all other devices?',
  endOthersText: {
    one: '{count} device will have to sign in again. This one stays signed in.',
    other: '{count} devices will have to sign in again. This one stays signed in.',
  },
  endOthersConfirm: 'Sign out',
  othersEnded: 'Your other devices are signed out.',
  othersFailed: 'Your other devices could not be signed out. Please try again in a moment.',
  cancel: 'Cancel',
  onlyThis: 'No other device is signed in to your account.',
  loading: 'Loading your devices',
  failed: 'Your devices could not be loaded.',
  retry: 'Try again',
} satisfies Translation<DevicesTexts>
