/**
 * What the host provides to the remotes. A shared module that the host never imports does not exist for a remote, which
 * then fails when it loads: a test keeps this list equal to `shared`'s entry points.
 */
import '@cadence/shared/api'
import '@cadence/shared/auth'
import '@cadence/shared/contract'
import '@cadence/shared/forms'
import '@cadence/shared/i18n'
import '@cadence/shared/preferences'
import '@cadence/shared/router'
import '@cadence/shared/schemas'
import '@cadence/shared/site'
import '@cadence/shared/storage'
import '@cadence/shared/sync'
import '@cadence/shared/theme'
import '@cadence/shared/ui'
import '@emotion/cache'
import '@emotion/react'
import '@emotion/styled'
import 'react'
import 'react-dom'
import 'react/jsx-runtime'
import 'valtio'
