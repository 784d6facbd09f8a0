import type { ReactNode } from 'react'
import { Link, type LinkProps } from '../router/Link.tsx'
import { ButtonBox, type ButtonVariant } from './Button.tsx'

const LinkBox = ButtonBox.withComponent(Link)

/** Props of a link that looks like a button. */
export interface ButtonLinkProps extends LinkProps {
  variant?: ButtonVariant
  size?: 'md' | 'sm'
  icon?: ReactNode
}

/** A link inside the app that looks like a button. */
export function ButtonLink({ variant = 'secondary', size = 'md', icon, children, ...rest }: ButtonLinkProps) {
  return (
    <LinkBox data-variant={variant} data-size={size} {...rest}>
      {icon}
      {children}
    </LinkBox>
  )
}
