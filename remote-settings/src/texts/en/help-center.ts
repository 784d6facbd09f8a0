import type { Translation } from '@cadence/shared/i18n'
import type { HelpCenterTexts } from '../help-center.ts'

export const helpCenter = {
  title: 'Help center',
  intro: 'A question, a problem, an idea? Here is where to find an answer, or someone.',
  documentation: 'Documentation',
  documentationHint: 'Articles and tips, tool by tool. In French.',
  faq: 'FAQ',
  faqHint: 'The questions that come up most often. In French.',
  email: 'Email support',
  emailHint: 'An answer within 24 to 48 hours.',
  emailMissing: 'The support address is not published yet.',
  chat: 'Discord community',
  chatHint: 'The server where members help each other.',
  legal: 'Legal texts',
  legalNotice: 'Legal notice',
  privacyPolicy: 'Privacy policy',
  cgu: 'Terms of use',
  notOpened: 'The page could not be opened.',
  tryAgain: 'Try again',
} satisfies Translation<HelpCenterTexts>
