/**
 * Everything that the host provides to the remotes. A shared module that the host never imports does not exist for
 * a remote, which then fails when it loads: a test keeps this list equal to `shared`'s entry points. Only the
 * preferences are missing: they are in the same chunk, but run when the page stands (`session/preferences.ts`), or when
 * a page asks for them.
 */
import '@cadence/shared/api'
import '@cadence/shared/auth'
import '@cadence/shared/contract'
import '@cadence/shared/i18n'
import '@cadence/shared/router'
import '@cadence/shared/schemas'
import '@cadence/shared/site'
import '@cadence/shared/storage'
import '@cadence/shared/theme'
import '@cadence/shared/ui'
import '@emotion/cache'
import '@emotion/react'
import '@emotion/styled'
import 'react'
import 'react-dom'
import 'react/jsx-runtime'
import 'valtio'
