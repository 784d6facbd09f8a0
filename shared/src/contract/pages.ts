import type { ComponentType } from 'react'
import type { FragmentRef } from './fragments.ts'
import { fragmentList, productMap } from './product-map.ts'

/** Any page of the product, as `owner/Page`. */
export type AnyPage = keyof typeof productMap

/** A page of the shell itself. */
export type HostPage = Extract<AnyPage, `host/${string}`>

/** A page of a remote, as `remote/Page`: `auth/Login`. */
export type PageRef = Exclude<AnyPage, HostPage>

/** What a remote exposes to the shell: a page or a fragment. */
export type ExposeRef = PageRef | FragmentRef

/** Name of a remote, as the registry and the addresses of pages use it. */
export type RemoteName = PageRef extends `${infer Remote}/${string}` ? Remote : never

/** What a page's module holds: the page as default export. It takes no props. */
export interface PageModule {
  default: ComponentType
}

const isPage = (ref: string): ref is AnyPage => Object.hasOwn(productMap, ref)

/** Whether a page is one of the shell's own. */
export function isHostPage(page: AnyPage): page is HostPage {
  return page.startsWith('host/')
}

/** Every page of the product, in the order of the product map. */
export const allPages: readonly AnyPage[] = Object.keys(productMap).filter(isPage)

/** Every page of a remote, in the order of the product map. */
export const pageRefs: readonly PageRef[] = allPages.filter((page) => !isHostPage(page))

const ownerOf = (ref: string) => ref.split('/')[0] ?? ''

const isRemoteName = (name: string): name is RemoteName =>
  pageRefs.some((page) => page.startsWith(`${name}/`))

/** The remotes, in the order in which the product map first names them. */
export const remoteNames: readonly RemoteName[] = [...new Set(pageRefs.map(ownerOf))].filter(isRemoteName)

/**
 * Splits `auth/Login` into its remote and its page, or its fragment.
 * @throws Error when no remote has such a page: the reference may come from outside.
 */
export function splitPageRef(ref: ExposeRef): { remote: RemoteName; page: string } {
  const [remote = '', page] = ref.split('/')
  if (!isRemoteName(remote) || !page) throw new Error(`Not a page of any remote: ${ref}`)
  return { remote, page }
}

/** The pages of one remote by name, in the order of the product map. */
export function pagesOf(remote: RemoteName): string[] {
  return pageRefs.map(splitPageRef).flatMap((ref) => (ref.remote === remote ? ref.page : []))
}

/** The fragments of one remote by name, in the order of the product map. */
export function fragmentsOf(remote: RemoteName): string[] {
  return fragmentList.map(splitPageRef).flatMap((ref) => (ref.remote === remote ? ref.page : []))
}

const folderOf = (name: string) => name.replace(/(?<=[a-z])(?=[A-Z])/g, '-').toLowerCase()

/** Path of a page's module inside its remote: `ForgotPassword` is `src/pages/forgot-password/ForgotPassword.tsx`. */
export function pageModulePath(page: string): string {
  return `./src/pages/${folderOf(page)}/${page}.tsx`
}

/** Path of a fragment's module inside its remote: `Focus` is `src/fragments/focus/Focus.tsx`. */
export function fragmentModulePath(fragment: string): string {
  return `./src/fragments/${folderOf(fragment)}/${fragment}.tsx`
}

/** The module of each page and each fragment of a remote, by name. */
export function exposedModules(remote: RemoteName): Record<string, string> {
  return Object.fromEntries([
    ...pagesOf(remote).map((page) => [page, pageModulePath(page)]),
    ...fragmentsOf(remote).map((fragment) => [fragment, fragmentModulePath(fragment)]),
  ])
}
