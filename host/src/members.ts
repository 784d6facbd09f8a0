/**
 * What only the auth and app areas need, in a file of its own: the public site does without. A page of a remote that
 * takes one of these modules has the file loaded, too.
 */
import '@cadence/shared/forms'
import '@cadence/shared/preferences'
import '@cadence/shared/schemas'

export { AppLayout } from './layouts/app/AppLayout.tsx'
