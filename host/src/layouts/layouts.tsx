import type { ComponentType } from 'react'
import type { Route } from '../routes.ts'
import { AppArea } from './app/AppArea.tsx'
import { AuthLayout } from './auth/AuthLayout.tsx'
import { PlainLayout } from './plain/PlainLayout.tsx'
import { PublicLayout } from './public/PublicLayout.tsx'

/** The layouts by their name in the route table. */
export const layouts: Record<Route['layout'], ComponentType> = {
  public: PublicLayout,
  auth: AuthLayout,
  app: AppArea,
  none: PlainLayout,
}
