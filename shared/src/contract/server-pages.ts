import type { ComponentType } from 'react'
import type { HeadOf } from './head.ts'
import type { PageName, RemoteName } from './pages.ts'

/** A page that asks to be rendered on the server, too. It must render the same there as at first in a browser. */
export interface ServerPage {
  Page: ComponentType
  head: HeadOf
}

/** What a remote's `src/server.ts` holds as default export: the pages that ask to be rendered on the server. */
export type ServerPages<R extends RemoteName> = Partial<Record<PageName<R>, ServerPage>>
