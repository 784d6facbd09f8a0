/**
 * What the host's server build gives to those of the remotes, by the names under which they ask for it: the same as in
 * a browser (`provides.ts`), once for all.
 */
import * as api from '@cadence/shared/api'
import * as auth from '@cadence/shared/auth'
import * as contract from '@cadence/shared/contract'
import * as forms from '@cadence/shared/forms'
import * as i18n from '@cadence/shared/i18n'
import * as preferences from '@cadence/shared/preferences'
import * as router from '@cadence/shared/router'
import * as schemas from '@cadence/shared/schemas'
import * as site from '@cadence/shared/site'
import * as storage from '@cadence/shared/storage'
import * as sync from '@cadence/shared/sync'
import * as theme from '@cadence/shared/theme'
import * as ui from '@cadence/shared/ui'
import emotionCache from '@emotion/cache'
import * as emotionReact from '@emotion/react'
import styled from '@emotion/styled'
import React from 'react'
import jsxRuntime from 'react/jsx-runtime'
import ReactDOM from 'react-dom'
import * as valtio from 'valtio'

/** A default export represents its module, as in CommonJS. */
export const provided: Readonly<Record<string, unknown>> = {
  '@cadence/shared/api': api,
  '@cadence/shared/auth': auth,
  '@cadence/shared/contract': contract,
  '@cadence/shared/forms': forms,
  '@cadence/shared/i18n': i18n,
  '@cadence/shared/preferences': preferences,
  '@cadence/shared/router': router,
  '@cadence/shared/schemas': schemas,
  '@cadence/shared/site': site,
  '@cadence/shared/storage': storage,
  '@cadence/shared/sync': sync,
  '@cadence/shared/theme': theme,
  '@cadence/shared/ui': ui,
  '@emotion/cache': emotionCache,
  '@emotion/react': emotionReact,
  '@emotion/styled': styled,
  react: React,
  'react/jsx-runtime': jsxRuntime,
  'react-dom': ReactDOM,
  valtio,
}
