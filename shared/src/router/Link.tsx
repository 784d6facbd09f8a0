import { forwardRef } from 'react'
import {
  Link as RouterLink,
  type LinkProps as RouterLinkProps,
  NavLink as RouterNavLink,
  type NavLinkProps as RouterNavLinkProps,
  type To,
} from 'react-router-dom'
import { preloadPath } from './preload.ts'

const pathOf = (to: To) => (typeof to === 'string' ? to : (to.pathname ?? '/'))

/** Props of a link that loads its page ahead when a member is about to follow it. */
export type LinkProps = Omit<RouterLinkProps, 'onPointerEnter' | 'onFocus' | 'onTouchStart'>

function ahead(to: To) {
  const load = () => preloadPath(pathOf(to))
  return { onPointerEnter: load, onFocus: load, onTouchStart: load }
}

/** A link inside the app. */
export const Link = forwardRef<HTMLAnchorElement, LinkProps>(function Link(props, ref) {
  return <RouterLink {...props} {...ahead(props.to)} ref={ref} />
})

/** A link that knows whether it leads to the page on screen (`aria-current="page"`). */
export const NavLink = forwardRef<
  HTMLAnchorElement,
  Omit<RouterNavLinkProps, 'onPointerEnter' | 'onFocus' | 'onTouchStart'>
>(function NavLink(props, ref) {
  return <RouterNavLink {...props} {...ahead(props.to)} ref={ref} />
})
