import { type AnchorHTMLAttributes, forwardRef, type MouseEvent } from 'react'
import { useLocation, useRouter } from './hooks.ts'
import { type To, textOf } from './location.ts'
import { preloadPath } from './preload.ts'

/** Props of a link that loads its page ahead when a member is about to follow it. */
export interface LinkProps
  extends Omit<
    AnchorHTMLAttributes<HTMLAnchorElement>,
    'href' | 'onPointerEnter' | 'onFocus' | 'onTouchStart'
  > {
  to: To
  /** Takes the place of the page's entry in the history, as a link to the page on screen does by itself. */
  replace?: boolean | undefined
  /** Carried beside the address. */
  state?: unknown
  /** Leaves the scroll position as it is. */
  preventScrollReset?: boolean | undefined
}

/** Whether a press goes on in this tab, on this page. All others are the browser's. */
function isPlain(event: MouseEvent<HTMLAnchorElement>): boolean {
  const { currentTarget } = event
  const isModified = event.metaKey || event.altKey || event.ctrlKey || event.shiftKey
  const isForHere = /^(_self)?$/.test(currentTarget.target) && !currentTarget.hasAttribute('download')
  return event.button === 0 && !isModified && isForHere
}

const pathOf = (to: To) => (typeof to === 'string' ? to : (to.pathname ?? '/'))

/** A link inside the app. One that leads out of it is left to the browser. */
export const Link = forwardRef<HTMLAnchorElement, LinkProps>(function Link(
  { to, replace, state, preventScrollReset, onClick, ...rest },
  ref,
) {
  const router = useRouter()
  const location = useLocation()
  const address = router.resolve(to, location)
  const external = typeof to === 'string' ? to : undefined
  const load = () => preloadPath(pathOf(to))
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (!address || event.defaultPrevented || !isPlain(event)) return
    event.preventDefault()
    const isHere = textOf(address) === textOf(location)
    void router.navigate(address, { replace: replace ?? isHere, state, preventScrollReset })
  }
  return (
    <a
      {...rest}
      ref={ref}
      href={address ? textOf(address) : external}
      onClick={follow}
      onPointerEnter={load}
      onFocus={load}
      onTouchStart={load}
    />
  )
})

/** Props of a link that knows where it leads. */
export interface NavLinkProps extends LinkProps {
  /** Only to the page itself, and to none beneath it. */
  end?: boolean
}

/** A link that knows whether it leads to the page on screen (`aria-current="page"`). */
export const NavLink = forwardRef<HTMLAnchorElement, NavLinkProps>(function NavLink({ end, ...props }, ref) {
  const router = useRouter()
  const location = useLocation()
  const to = router.resolve(props.to, location)?.pathname.toLowerCase()
  const here = location.pathname.toLowerCase()
  const isHere = to !== undefined && (here === to || (!end && here.startsWith(`${to}/`)))
  return <Link {...props} aria-current={isHere ? 'page' : undefined} ref={ref} />
})
