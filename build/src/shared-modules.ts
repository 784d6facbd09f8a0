/**
 * The shared packages as the build that contains this file sees them. Every remote exposes it as `shares`, so that
 * a test (and an operator) can tell by identity whether host and remotes really use the same copies.
 */
import * as sharedApi from '@cadence/shared/api'
import * as sharedAuth from '@cadence/shared/auth'
import * as sharedContract from '@cadence/shared/contract'
import * as sharedForms from '@cadence/shared/forms'
import * as sharedI18n from '@cadence/shared/i18n'
import * as sharedPreferences from '@cadence/shared/preferences'
import * as sharedRouter from '@cadence/shared/router'
import * as sharedSchemas from '@cadence/shared/schemas'
import * as sharedSite from '@cadence/shared/site'
import * as sharedStorage from '@cadence/shared/storage'
import * as sharedSync from '@cadence/shared/sync'
import * as sharedTheme from '@cadence/shared/theme'
import * as sharedUi from '@cadence/shared/ui'
import * as emotionCache from '@emotion/cache'
import * as emotionReact from '@emotion/react'
import * as emotionStyled from '@emotion/styled'
import * as react from 'react'
import * as jsxRuntime from 'react/jsx-runtime'
import * as reactDom from 'react-dom'
import * as valtio from 'valtio'
import * as valtioReact from 'valtio/react'
import * as valtioVanilla from 'valtio/vanilla'

/** Module by the request that reaches it. */
export const shares: Readonly<Record<string, object>> = {
  react,
  'react/jsx-runtime': jsxRuntime,
  'react-dom': reactDom,
  valtio,
  'valtio/react': valtioReact,
  'valtio/vanilla': valtioVanilla,
  '@emotion/cache': emotionCache,
  '@emotion/react': emotionReact,
  '@emotion/styled': emotionStyled,
  '@cadence/shared/api': sharedApi,
  '@cadence/shared/auth': sharedAuth,
  '@cadence/shared/contract': sharedContract,
  '@cadence/shared/forms': sharedForms,
  '@cadence/shared/i18n': sharedI18n,
  '@cadence/shared/preferences': sharedPreferences,
  '@cadence/shared/router': sharedRouter,
  '@cadence/shared/schemas': sharedSchemas,
  '@cadence/shared/site': sharedSite,
  '@cadence/shared/storage': sharedStorage,
  '@cadence/shared/sync': sharedSync,
  '@cadence/shared/theme': sharedTheme,
  '@cadence/shared/ui': sharedUi,
}
