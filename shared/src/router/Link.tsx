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

/** The host says how the page behind a path is loaded ahead of a visit. */
export function setPreloader(next: Preloader): void {
  preloader = next
}

/** Loads the page behind a path ahead of a visit: on hover, focus or touch. Never throws, never waits. */
export function preloadPath(path: string): void {
  preloader(path)
}

type Ahead = 'onPointerEnter' | 'onFocus' | 'onTouchStart'

/** Props of a link that loads its page ahead when a member is about to follow it. */
export type LinkProps = Omit<RouterLinkProps, Ahead>

/** Props of a link that knows where it leads. */
export type NavLinkProps = Omit<RouterNavLinkProps, Ahead>

const pathOf = (to: To) => (typeof to === 'string' ? to : (to.pathname ?? '/'))

function ahead(to: To) {
  const load = () => preloadPath(pathOf(to))
  // `discover` and its attribute are for routes that a framework's server names; there are none here.
  return { onPointerEnter: load, onFocus: load, onTouchStart: load, discover: 'none' } as const
}

/** A link inside the app. One that leads out of it is left to the browser. */
export const Link = forwardRef<HTMLAnchorElement, LinkProps>(function Link(props, ref) {
  return <RouterLink {...props} {...ahead(props.to)} ref={ref} />
})

/** A link that knows whether it leads to the page on screen (`aria-current="page"`). */
export const NavLink = forwardRef<HTMLAnchorElement, NavLinkProps>(function NavLink(props, ref) {
  return <RouterNavLink {...props} {...ahead(props.to)} ref={ref} />
})
