import { forwardRef } from 'react'
import {
  Link as RouterLink,
  type LinkProps as RouterLinkProps,
  NavLink as RouterNavLink,
  type NavLinkProps as RouterNavLinkProps,
  type To,
} from 'react-router-dom'

type Preloader = (path: string) => void

let preloader: Preloader = () => undefined

/** The host sets how the page of a path is loaded ahead of a visit. */
export function setPreloader(next: Preloader): void {
  preloader = next
}

/** Loads the page of a path ahead of a visit. Never throws, never waits. */
export function preloadPath(path: string): void {
  preloader(path)
}

type PreloadEvent = 'onPointerEnter' | 'onFocus' | 'onTouchStart'

/** Props of `Link`. Its events of hover, focus and touch load the page ahead. */
export type LinkProps = Omit<RouterLinkProps, PreloadEvent>

/** Props of `NavLink`. */
export type NavLinkProps = Omit<RouterNavLinkProps, PreloadEvent>

const pathOf = (to: To) => (typeof to === 'string' ? to : (to.pathname ?? '/'))

function preloadProps(to: To) {
  const load = () => preloadPath(pathOf(to))
  // `discover` is for framework mode. `none` keeps its attribute out of the HTML.
  return { onPointerEnter: load, onFocus: load, onTouchStart: load, discover: 'none' } as const
}

/** A link inside the app that loads its page on hover, focus or touch. An external link is left to the browser. */
export const Link = forwardRef<HTMLAnchorElement, LinkProps>(function Link(props, ref) {
  return <RouterLink {...props} {...preloadProps(props.to)} ref={ref} />
})

/** A `Link` with `aria-current="page"` when it leads to the current page. */
export const NavLink = forwardRef<HTMLAnchorElement, NavLinkProps>(function NavLink(props, ref) {
  return <RouterNavLink {...props} {...preloadProps(props.to)} ref={ref} />
})
