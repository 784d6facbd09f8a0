import type { Translation } from '@cadence/shared/i18n'
import type { ReferralTexts } from '../referral.ts'

export const referral = {
  enterTitle: 'Enter a referral code',
  field: 'Referral code',
  fieldHint: 'It looks like CAD-7KQM-4XTR. One code per account.',
  submit: 'Confirm',
  cancel: 'Cancel',
  close: 'Close',
  accepted: 'Code accepted: the person who invited you has been told.',
  needed: 'Enter a code.',
  unknown: 'No member has this code. Check it with the person who gave it to you.',
  own: 'That is your own code: share it, and enter someone else’s.',
  already: 'A code has already been entered with this account. There is one per person.',
  tooMany: {
    one: 'Too many attempts. Try again in {count} minute.',
    other: 'Too many attempts. Try again in {count} minutes.',
  },
  offline: 'You are offline. Your code stays here, try again once you are back.',
  failed: 'The code could not be checked. Try again in a moment.',
  ownTitle: 'Your referral code',
  ownText: 'Give it to someone who signs up. As soon as they enter it here, they count for you.',
  copy: 'Copy',
  share: 'Share',
  copied: 'Code copied.',
  messageCopied: 'Invitation copied, ready to paste.',
  notCopied: 'Your browser does not allow copying: the code is selected, copy it yourself.',
  shareTitle: 'Join me on Cadence',
  shareText: 'I study with Cadence. Sign up, then enter my code in the Community Hub: {code}',
  codeFailed: 'Your code could not be loaded.',
  loading: 'Loading your code',
  retry: 'Try again',
} satisfies Translation<ReferralTexts>
