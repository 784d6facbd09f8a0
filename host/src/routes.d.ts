import { type PageRef, type RemoteName } from '@cadence/shared/contract'
import { type Path } from '@cadence/shared/router'
/** Pages that the shell itself owns. */
export type HostPage = 'host/WhatsNew' | 'host/Help' | 'host/Unauthorized'
/**
 * Who may open a route. A route that says nothing wants a signed-in member with a known role; `visitors` sends
 * signed-in members to the app; `anyone` lets everybody in; `any-role` wants a member, whatever the role.
 */
export type Access = 'anyone' | 'visitors' | 'any-role'
/** One route: where, in which layout, for whom, which page, and the document's title. */
export interface Route {
  path: Path
  layout: 'public' | 'auth' | 'app' | 'none'
  access?: Access
  /** Also wants a verified e-mail; the others are sent to /settings. No route asks for it yet. */
  verified?: true
  page: PageRef | HostPage
  title: string
}
/** The map of the product (specification, section 2). Anything else leads to `/`. */
export declare const routes: readonly Route[]
/** Whether a page is one of the shell's own. */
export declare function isHostPage(page: Route['page']): page is HostPage
/** The remote that a page comes from; undefined for the shell's own. */
export declare function remoteOf(page: Route['page'] | undefined): RemoteName | undefined
/** The route of a path, as the server and the preloading of links need it; undefined for an unknown path. */
export declare function routeOf(pathname: string): Route | undefined
//# sourceMappingURL=routes.d.ts.map
