import type { PreviewPages } from '@cadence/releases/server/preview-routes'
import { remoteNames } from '@cadence/shared/contract'
import { paths } from '@cadence/shared/router'
import { isAdministrator } from '../operator/administrator.ts'
import { sendPlainPage } from '../plain-page.ts'
import { previewQuestionPage } from './preview-question-page.ts'

/** What previews show and ask in this product. @param api where the API answers, which knows the administrators. */
export function previewPages(api: string): PreviewPages {
  return {
    remotes: remoteNames,
    home: paths.home,
    isAdministrator: (token) => isAdministrator(`Bearer ${token}`, api),
    sendQuestion: (c, question, document, status) =>
      sendPlainPage(c, document, previewQuestionPage(question), status),
    texts: {
      refused: 'Ce lien d’aperçu n’est pas valable, ou ne l’est plus.\n',
      foreign: 'Un aperçu ne s’ouvre que depuis la page qui le propose.\n',
    },
  }
}
